// Tokens, keyframes and global CSS are already in every page's HTML (docs/decisions/ui-theme-bytes.md).
export { scales as themeConfig } from "../scales.ts";
