import type { SystemStyleObject } from "@chakra-ui/react";

/** Where text is large for the screen's width (shared/large-text.ts). */
export const LARGE_TEXT = "html[data-large-text] &";

/** Styles of a bar that scrolls along with the page: where text is large, and where the screen is low. */
export function whereBarsScroll(styles: SystemStyleObject): SystemStyleObject {
  return { [LARGE_TEXT]: styles, "@media (max-height: 600px)": styles };
}
