"""The least that a Swift module and a Swift program need, in place of rules_swift."""

_SWIFTC = "swiftc -swift-version 6 -parse-as-library -wmo -module-cache-path \"$$(mktemp -d)\""
_ATOMICS = "-I \"$$(dirname $$(echo $(locations @multidelegate_runtime//:atomics) | cut -d ' ' -f 1))\""

def swift_runtime(name):
    native.genrule(
        name = name,
        srcs = ["@multidelegate_runtime//:swift", "@multidelegate_runtime//:atomics"],
        outs = ["MultiDelegateRuntime.swiftmodule", "libMultiDelegateRuntime.a"],
        cmd = " ".join([
            _SWIFTC,
            _ATOMICS,
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
            [_SWIFTC, _ATOMICS, "-I $(RULEDIR) -L $(RULEDIR) -lMultiDelegateRuntime -o $@"] +
            ["$(locations %s)" % src for src in srcs],
        ),
    )
