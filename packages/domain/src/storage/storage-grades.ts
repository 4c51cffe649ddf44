/** Grades of storage, the simplest first. The grade of a contract can only be raised. */
export const storageGrades = {
  BASIC: { label: "일반 보관", description: "책, 그릇, 계절 옷처럼 튼튼한 짐에 좋아요.", rank: 1 },
  CLIMATE: {
    label: "항온항습 보관",
    description: "가죽, 악기, 그림처럼 습기와 더위에 약한 짐에 좋아요.",
    rank: 2,
  },
} as const;

/** One grade of storage. */
export type StorageGrade = keyof typeof storageGrades;

/** Whether `to` is a higher grade than `from`. */
export function isHigherGrade(from: StorageGrade, to: StorageGrade): boolean {
  return storageGrades[to].rank > storageGrades[from].rank;
}
