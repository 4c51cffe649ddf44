import { defineRecipe } from "@chakra-ui/react";

/** The area for dropping or choosing files; all of it is the input's label. */
export const fileDropRecipe = defineRecipe({
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    minHeight: "control.lg",
    padding: "5",
    borderRadius: "md",
    borderWidth: "1px",
    borderStyle: "dashed",
    borderColor: "border.strong",
    bg: "surface",
    color: "fg",
    textAlign: "center",
    cursor: "pointer",
    _hover: { bg: "surface.hover" },
    "&[data-over]": { borderColor: "focus", bg: "brand.subtle" },
    "&[data-invalid]": { borderColor: "danger.solid" },
    "&:has(:focus-visible)": { outline: "2px solid {colors.focus}", outlineOffset: "2px" },
    "&:has(:disabled)": { cursor: "not-allowed", color: "fg.subtle", bg: "bg.subtle" },
  },
});

export const fileDropWordsRecipe = defineRecipe({ base: { fontWeight: "semibold" } });

export const fileInputRecipe = defineRecipe({ base: { srOnly: true } });

export const fileListRecipe = defineRecipe({
  base: { display: "flex", flexDirection: "column", gap: "2", listStyleType: "none" },
});

export const fileRowRecipe = defineRecipe({
  base: {
    display: "flex",
    // Large text leaves no space beside the name, so the buttons wrap below it.
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    padding: "2",
    borderRadius: "md",
    boxShadow: "frame",
    bg: "surface",
  },
});

export const filePreviewRecipe = defineRecipe({
  base: {
    display: "grid",
    placeItems: "center",
    width: "14",
    height: "14",
    borderRadius: "sm",
    overflow: "hidden",
    bg: "bg.inset",
    color: "fg.muted",
    "& img": { width: "full", height: "full", objectFit: "cover" },
  },
});

export const fileWordsRecipe = defineRecipe({
  base: { flex: "1 1 7rem", display: "flex", flexDirection: "column", gap: "0.5", minWidth: "0" },
});

export const fileNameRecipe = defineRecipe({
  base: { overflowWrap: "anywhere", fontWeight: "medium" },
});

export const fileStateRecipe = defineRecipe({
  base: { textStyle: "caption", color: "fg.muted" },
  variants: { failed: { true: { color: "danger.fg" } } },
});

export const fileActionsRecipe = defineRecipe({
  base: { display: "flex", marginInlineStart: "auto" },
});
