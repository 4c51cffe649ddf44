/** What people may say about their gender (spec section 3); U for those who do not. */
export const genders = {
  F: { label: "여성" },
  M: { label: "남성" },
  U: { label: "비공개" },
} as const;
