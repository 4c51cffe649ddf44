// Tokens, keyframes and global CSS stand in every page's HTML already (docs/decisions/ui-theme-bytes.md).
export { scales as themeConfig } from "../scales.ts";
