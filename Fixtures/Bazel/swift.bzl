"""The least that a Swift module and a Swift program need, in place of rules_swift."""

_SWIFTC = "swiftc -swift-version 6 -parse-as-library -wmo -module-cache-path \"$$(mktemp -d)\" " + \
         "-I $$(dirname $(locations @multidelegate_runtime//:atomics) | head -1)"

def swift_runtime(name):
    native.genrule(
        name = name,
        srcs = ["@multidelegate_runtime//:atomics", "@multidelegate_runtime//:swift"],
        outs = ["MultiDelegateRuntime.swiftmodule", "libMultiDelegateRuntime.a"],
        cmd = " ".join([
            _SWIFTC,
            "-emit-library -static -emit-module -module-name MultiDelegateRuntime",
            "-emit-module-path $(RULEDIR)/MultiDelegateRuntime.swiftmodule",
            "-o $(RULEDIR)/libMultiDelegateRuntime.a",
            "$(locations @multidelegate_runtime//:swift)",
        ]),
    )

def swift_program(name, srcs):
    native.genrule(
        name = name,
        srcs = srcs + [":runtime", "@multidelegate_runtime//:atomics"],
        outs = [name + ".program"],
        cmd = " ".join(
            [_SWIFTC, "-I $(RULEDIR) -L $(RULEDIR) -lMultiDelegateRuntime -o $@"] +
            ["$(locations %s)" % src for src in srcs],
        ),
    )
