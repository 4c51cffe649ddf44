import { defineSlotRecipe } from "@chakra-ui/react";

const place = {
  display: "inline-grid",
  placeItems: "center",
  // As wide as a thumb, at any text size: seven items fit a phone.
  minWidth: "min({sizes.control.sm}, 44px)",
  minHeight: "control.sm",
  borderRadius: "sm",
  fontSize: "md",
  fontVariantNumeric: "tabular-nums",
  color: "fg.muted",
} as const;

const pressed = {
  ...place,
  cursor: "pointer",
  _hover: { bg: "bg.subtle", color: "fg" },
  _disabled: { color: "fg.subtle", cursor: "not-allowed", bg: "transparent", opacity: 0.5 },
} as const;

/** Passed to Chakra's Pagination as a prop, because the theme contains no recipes (docs/decisions/ui-styled.md). */
export const paginationRecipe = defineSlotRecipe({
  className: "dm-pagination",
  slots: ["root", "item", "ellipsis", "prevTrigger", "nextTrigger"],
  base: {
    root: { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "center" },
    item: {
      ...pressed,
      "&[aria-current=page]": { bg: "bg.inset", color: "fg", fontWeight: "semibold" },
    },
    ellipsis: place,
    prevTrigger: pressed,
    nextTrigger: pressed,
  },
});
