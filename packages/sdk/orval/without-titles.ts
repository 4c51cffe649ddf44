/** A copy without the titles beside references, which name fields for people: Orval would write each schema out again. */
export function withoutTitles<T>(value: T): T;
export function withoutTitles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutTitles(each));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== "title" || !("$ref" in value));
  return Object.fromEntries(entries.map(([key, each]) => [key, withoutTitles(each)]));
}
