/** A person's name with its middle hidden: `김*용`, `남**용`; of two letters the last one is hidden: `김*`. */
export function maskName(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= 1) return "*".repeat(letters.length);
  const first = letters[0] ?? "";
  const last = letters.length > 2 ? (letters.at(-1) ?? "") : "";
  return first + "*".repeat(letters.length - (last === "" ? 1 : 2)) + last;
}
