import type { CompanyBox } from "@damadum/sdk";

/** Most letters of a box's texts (CompanyBoxUpdate). */
export const MAX_LETTERS = { name: 60, department: 60, contents: 2000 } as const;

export function boxName({ name, serial }: Pick<CompanyBox, "name" | "serial">): string {
  return name ?? serial;
}
