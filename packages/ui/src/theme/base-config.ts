import { defineConfig } from "@chakra-ui/react";
import { tokenProperties } from "./style-props.ts";

const DISABLED = ":not(:disabled, [data-disabled]";

/**
 * The parts of Chakra's base preset that this theme uses, verbatim. The whole preset would add five times as much to
 * every page (docs/decisions/ui-theme-bytes.md); slim-chakra.test.ts fails when a recipe needs more.
 */
export const baseConfig = defineConfig({
  conditions: {
    hover: ["@media (hover: hover)", `&:is(:hover, [data-hover])${DISABLED})`],
    active: `&:is(:active, [data-active])${DISABLED}, [data-state=open])`,
    focus: "&:is(:focus, [data-focus])",
    focusVisible: "&:is(:focus-visible, [data-focus-visible])",
    disabled: "&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])",
    readOnly: "&:is([data-readonly], [aria-readonly=true], [readonly])",
    before: "&::before",
    after: "&::after",
    backdrop: "&::backdrop",
    indeterminate:
      "&:is(:indeterminate, [data-indeterminate], [aria-checked=mixed], [data-state=indeterminate])",
    invalid: "&:is([data-invalid], [aria-invalid=true], [data-state=invalid])",
    motionReduce: "@media (prefers-reduced-motion: reduce)",
    print: "@media print",
    // The system's preference decides, in pure CSS: no class, no script, so no flash on a prerendered page; print stays
    // light.
    dark: "@media screen and (prefers-color-scheme: dark)",
    highContrast: "@media (forced-colors: active)",
    icon: "& :where(svg)",
  },
  utilities: {
    ...Object.fromEntries(
      Object.entries(tokenProperties).flatMap(([values, properties]) =>
        properties.map((property) => [property, { values }]),
      ),
    ),
    background: { values: "colors", shorthand: "bg" },
    borderInlineStartRadius: {
      values: "radii",
      transform: (value: string) => ({
        borderStartStartRadius: value,
        borderEndStartRadius: value,
      }),
      shorthand: "borderStartRadius",
    },
    borderTopRadius: {
      values: "radii",
      transform: (value: string) => ({ borderTopLeftRadius: value, borderTopRightRadius: value }),
    },
    hideFrom: {
      transform: (breakpoint: string) => ({ [`@breakpoint ${breakpoint}`]: { display: "none" } }),
    },
    hideBelow: {
      transform: (breakpoint: string) => ({
        [`@breakpoint ${breakpoint}Down`]: { display: "none" },
      }),
    },
    // For screen readers only.
    srOnly: {
      transform: () => ({
        position: "absolute",
        width: "1px",
        height: "1px",
        padding: "0",
        margin: "-1px",
        overflow: "hidden",
        clip: "rect(0, 0, 0, 0)",
        whiteSpace: "nowrap",
        borderWidth: "0",
      }),
    },
  },
});
