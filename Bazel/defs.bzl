"""The rule `multi_delegate_forwarders`: see Documentation/OtherBuildSystems.md."""

MultiDelegateInfo = provider(
    doc = "The specs of a target and of those that it depends on.",
    fields = {
        "specs": "A depset of specs.",
        "swift_files": "A depset of the Swift files of these targets.",
    },
)

_SPEC = ".delegates.json"

def _multi_delegate_forwarders(ctx):
    outputs = []
    names = {}
    for spec in ctx.files.specs:
        name = spec.basename[:-len(".json")] + ".swift"
        if name in names:
            fail("two specs of %s have the name '%s': rename one" % (ctx.label, spec.basename))
        names[name] = True
        outputs.append(ctx.actions.declare_file(name))

    references = depset(transitive = [dep[MultiDelegateInfo].specs for dep in ctx.attr.deps])
    swift_files = depset(
        ctx.files.srcs,
        transitive = [dep[MultiDelegateInfo].swift_files for dep in ctx.attr.deps],
    )

    # Any of them may have an extension or an alias that matters.
    listed = ctx.actions.declare_file(ctx.label.name + ".sources.txt")
    lines = ctx.actions.args()
    lines.set_param_file_format("multiline")
    lines.add_all(ctx.files.srcs)
    ctx.actions.write(listed, lines)

    arguments = ctx.actions.args()
    arguments.add("generate")
    arguments.add_all(ctx.files.specs)
    arguments.add_all(references, before_each = "--reference")
    arguments.add("--sources", listed)
    arguments.add("--output", outputs[0].dirname)
    if not ctx.attr.source_locations:
        arguments.add("--no-source-locations")
    ctx.actions.run(
        executable = ctx.executable.tool,
        arguments = [arguments],
        inputs = depset(ctx.files.specs + [listed], transitive = [references, swift_files]),
        outputs = outputs,
        # The tool reads no environment, so that every machine asks a cache for the same action.
        env = {},
        use_default_shell_env = False,
        mnemonic = "MultiDelegateForwarders",
        progress_message = "Generating forwarders for %s" % ctx.label,
    )
    return [
        DefaultInfo(files = depset(outputs)),
        MultiDelegateInfo(
            specs = depset(ctx.files.specs, transitive = [references]),
            swift_files = swift_files,
        ),
    ]

multi_delegate_forwarders = rule(
    implementation = _multi_delegate_forwarders,
    doc = "Generates NAME.delegates.swift for each spec NAME.delegates.json.",
    attrs = {
        "specs": attr.label_list(
            doc = "The specs of one Swift module.",
            allow_empty = False,
            allow_files = [_SPEC],
            mandatory = True,
        ),
        "srcs": attr.label_list(
            doc = "The Swift files of the module. The tool sees no others.",
            allow_files = [".swift"],
        ),
        "deps": attr.label_list(
            doc = "The forwarders of other modules whose protocols the specs inherit.",
            providers = [MultiDelegateInfo],
        ),
        "source_locations": attr.bool(
            doc = "Whether an error in generated code shows the spec. Paths begin at the workspace.",
            default = False,
        ),
        "tool": attr.label(
            doc = "The program forwarder-gen.",
            allow_single_file = True,
            cfg = "exec",
            default = "@forwarder_gen//:forwarder-gen",
            executable = True,
        ),
    },
)
