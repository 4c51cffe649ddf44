/** A colour of the interface in both colour schemes; components use these names only, never a raw value. */
interface SchemeColor {
  light: string;
  dark: string;
}

/**
 * The palette: warm paper neutrals, one strong pine green, and kraft browns that only drawings use.
 * contrast.test.ts proves WCAG AA for every pair that a component puts together.
 */
export const schemeColors = {
  bg: {
    DEFAULT: { light: "#FBF9F5", dark: "#161412" },
    subtle: { light: "#F4F1E9", dark: "#1F1C19" },
    inset: { light: "#EAE4D8", dark: "#2C2823" },
  },
  surface: {
    DEFAULT: { light: "#FFFFFF", dark: "#201D1A" },
    raised: { light: "#FFFFFF", dark: "#282420" },
    hover: { light: "#F7F4EE", dark: "#2B2722" },
  },
  fg: {
    DEFAULT: { light: "#221E18", dark: "#F3EEE5" },
    muted: { light: "#5C5448", dark: "#BDB4A6" },
    subtle: { light: "#70675A", dark: "#A0978A" },
    inverted: { light: "#FBF9F5", dark: "#161412" },
  },
  border: {
    DEFAULT: { light: "#E6DFD2", dark: "#38332D" },
    strong: { light: "#8C8373", dark: "#837A6C" },
  },
  brand: {
    solid: { light: "#1D5A45", dark: "#7CCBA6" },
    hover: { light: "#174A38", dark: "#92D7B7" },
    active: { light: "#113A2C", dark: "#A7E1C7" },
    contrast: { light: "#FFFFFF", dark: "#0B2118" },
    fg: { light: "#1D5A45", dark: "#8AD2B0" },
    subtle: { light: "#E7F0E9", dark: "#1D3228" },
    subtleHover: { light: "#D6E6DB", dark: "#264235" },
    border: { light: "#A8C8B6", dark: "#3A6651" },
  },
  danger: {
    solid: { light: "#AD2B1B", dark: "#F29A8C" },
    hover: { light: "#932315", dark: "#F6AFA3" },
    contrast: { light: "#FFFFFF", dark: "#2D0A05" },
    fg: { light: "#A82717", dark: "#F5A295" },
    subtle: { light: "#FBECE8", dark: "#3B211C" },
    border: { light: "#E3A99F", dark: "#7D4237" },
  },
  warning: {
    fg: { light: "#7C5200", dark: "#E9C077" },
    subtle: { light: "#FBF1DB", dark: "#352A14" },
    border: { light: "#E0C384", dark: "#6E5625" },
  },
  success: {
    fg: { light: "#2C6639", dark: "#9BD19D" },
    subtle: { light: "#E9F2E4", dark: "#212F20" },
    border: { light: "#B2D0AB", dark: "#45663F" },
  },
  info: {
    fg: { light: "#25567A", dark: "#9AC5E2" },
    subtle: { light: "#E6EFF5", dark: "#1D2D39" },
    border: { light: "#A9C8DC", dark: "#3C5F78" },
  },
  focus: { light: "#1D5A45", dark: "#A7E1C7" },
  overlay: { light: "rgb(34 30 24 / 0.44)", dark: "rgb(0 0 0 / 0.62)" },
  art: {
    line: { light: "#3B342A", dark: "#E8DFD0" },
    paper: { light: "#FFFDF8", dark: "#3A352E" },
    kraft: { light: "#D9B384", dark: "#7F6140" },
    kraftLight: { light: "#EBD3B0", dark: "#9C7B50" },
    kraftDark: { light: "#BC9260", dark: "#5E472C" },
    leaf: { light: "#2F7A5E", dark: "#63B28E" },
    leafLight: { light: "#BFDCCB", dark: "#2F5644" },
    ground: { light: "#EFE9DD", dark: "#2A2622" },
    sky: { light: "#DCE8EE", dark: "#2B3A44" },
  },
} as const;

type ColorNode = SchemeColor | { readonly [name: string]: ColorNode };

function isSchemeColor(node: ColorNode): node is SchemeColor {
  return typeof node["light"] === "string";
}

/** Flat list of every colour as [dotted token name, value in the scheme]. */
export function listColors(
  scheme: keyof SchemeColor,
  node: ColorNode = schemeColors,
  path: readonly string[] = [],
): readonly (readonly [string, string])[] {
  if (isSchemeColor(node)) {
    const names = path.filter((part) => part !== "DEFAULT");
    return [[names.join("."), node[scheme]]];
  }
  return Object.entries(node).flatMap(([name, child]) =>
    listColors(scheme, child, [...path, name]),
  );
}

interface TokenTree {
  [name: string]: TokenTree | { value: { base: string; _dark: string } };
}

/** The palette in the shape that Chakra's semantic tokens expect; `_dark` is the system's own preference. */
export function toSemanticTokens(node: { readonly [name: string]: ColorNode }): TokenTree {
  const tree: TokenTree = {};
  for (const [name, child] of Object.entries(node)) {
    tree[name] = isSchemeColor(child)
      ? { value: { base: child.light, _dark: child.dark } }
      : toSemanticTokens(child);
  }
  return tree;
}
