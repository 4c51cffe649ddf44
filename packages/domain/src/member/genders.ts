/** Genders that people may state (spec section 3); U when they do not. */
export const genders = {
  F: { label: "여성" },
  M: { label: "남성" },
  U: { label: "비공개" },
} as const;
