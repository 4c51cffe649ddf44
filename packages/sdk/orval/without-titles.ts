import { extensions } from "@damadum/contract/reader";

const words: ReadonlySet<string> = new Set(["title", ...extensions]);

/** A copy without titles and our extensions beside references, because Orval would otherwise duplicate each schema. */
export function withoutTitles<T>(value: T): T;
export function withoutTitles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutTitles(each));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !words.has(key) || !("$ref" in value));
  return Object.fromEntries(entries.map(([key, each]) => [key, withoutTitles(each)]));
}
