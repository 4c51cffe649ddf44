import { expect, test } from "vitest";
import { loadTerms } from "./load-terms.ts";
import type { TermsClause } from "./terms-document.ts";
import type { TermsName } from "./terms-pages.ts";

const names = [
  "use",
  "user",
  "privacy",
  "move",
  "storage",
  "damage",
] as const satisfies TermsName[];

function sentencesOf(clause: TermsClause): readonly string[] {
  if (typeof clause === "string") return [clause];
  const { text, items = [], table } = clause;
  return [text, ...items, ...(table?.rows.flat() ?? [])];
}

test.each(names)(
  "the clauses of the %s terms are in the formal style of a contract",
  async (name) => {
    const { revisions } = await loadTerms(name);
    const clauses = revisions.flatMap(({ articles }) => articles).flatMap((one) => one.clauses);
    expect(clauses.flatMap(sentencesOf).filter((text) => /[가-힣]요\./.test(text))).toEqual([]);
  },
);
