/** How boxes are kept, the simplest first. A contract is only ever raised. */
export const storageGrades = {
  BASIC: { label: "일반 보관", rank: 1 },
  CLIMATE: { label: "항온항습 보관", rank: 2 },
} as const;

/** One grade of storage. */
export type StorageGrade = keyof typeof storageGrades;

/** Whether `to` is a higher grade than `from`. */
export function isHigherGrade(from: StorageGrade, to: StorageGrade): boolean {
  return storageGrades[to].rank > storageGrades[from].rank;
}
