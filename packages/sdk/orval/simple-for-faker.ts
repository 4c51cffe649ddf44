/** An innermost group of a pattern, with the quantifier that makes it optional; `(?:…)` counts, look-arounds do not. */
const GROUP = /\((?:\?:)?([^()]*)\)(\*|\?|\{0?,\d*\})?/;
/** A character class that includes Hangul, with its quantifier. */
const HANGUL = /(?:\[[^\]]*가-힣[^\]]*\]|\\S)(\*|\+|\{(\d+)[,\d]*\})?/g;
const LONGEST_LIST = 4;
/** Enough to see how a long text lies; a file's content may have forty million characters. */
const LONGEST_TEXT = 1_000;

/** Rewrites a pattern into the subset that faker can generate: no anchors, groups, Hangul or optional characters. */
export function simplePattern(pattern: string): string {
  let simple = pattern.replace(/^\^/, "").replace(/\$$/, "");
  while (GROUP.test(simple)) {
    simple = simple.replace(GROUP, (_group, body: string, optional: string | undefined) =>
      optional ? "" : (body.split("|")[0] ?? ""),
    );
  }
  return simple
    .replaceAll("\\d", "[0-9]")
    .replaceAll("\\w", "[a-z0-9]")
    .replace(HANGUL, (_class, often: string | undefined, least: string | undefined) =>
      "가".repeat(often === "*" ? 0 : Number(least ?? 1)),
    )
    .replace(/[^\]\w]\?/g, "");
}

function simpleKeyword(key: string, value: unknown): unknown {
  if (key === "pattern" && typeof value === "string") return simplePattern(value);
  if (key === "maxItems" && typeof value === "number") return Math.min(value, LONGEST_LIST);
  if (key === "maxLength" && typeof value === "number") return Math.min(value, LONGEST_TEXT);
  return simpleForFaker(value);
}

/**
 * A copy of a document that faker can fill. Only mocks are generated from it: faker copies `^` and `$`
 * into its text, knows neither groups nor Hangul, and would fill every list and text up to its limit.
 */
export function simpleForFaker<T>(value: T): T;
export function simpleForFaker(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => simpleForFaker(each));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, simpleKeyword(key, each)]),
  );
}
