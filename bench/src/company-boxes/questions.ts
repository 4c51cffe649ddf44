import { RARE_WORD } from "./texts.ts";

const LIMIT = 20;

/** What a company asks for; the same of every size. `turn` counts the rounds, so that pages differ. */
export interface Question {
  readonly name: string;
  readonly path: (size: number, turn: number) => string;
}

function boxes(query: Readonly<Record<string, string | number>>): string {
  const search = new URLSearchParams({ limit: String(LIMIT) });
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return `/api/users/my/company/boxes?${search.toString()}`;
}
/** A page so far into a list of so many, a little elsewhere each time. */
const pageAt = (count: number, share: number, turn: number) =>
  Math.max(Math.floor((count / LIMIT) * share) - (turn % 7), 1);
const list = (name: string, query: Readonly<Record<string, string | number>>): Question => ({
  name,
  path: () => boxes(query),
});

export const questions: readonly Question[] = [
  list("first page", {}),
  { name: "middle page", path: (size, turn) => boxes({ page: pageAt(size, 0.5, turn) }) },
  { name: "deep page", path: (size, turn) => boxes({ page: pageAt(size, 1, turn) }) },
  list("filter STORED", { filter: "STORED" }),
  {
    name: "filter STORED, deep page",
    path: (size, turn) => boxes({ filter: "STORED", page: pageAt(size * 0.89, 1, turn) }),
  },
  list("filter DISPOSED", { filter: "DISPOSED" }),
  list("filter EXPIRING", { filter: "EXPIRING" }),
  list("department and filter", { filter: "RETURNED", department: "연구소" }),
  list("search a word", { q: "회계" }),
  list("search two words", { q: "감사 보고서" }),
  list("search a rare word", { q: RARE_WORD }),
  list("search half a syllable", { q: "계약ㅅ" }),
  list("search 초성", { q: "ㅎㄱㅈㅂ" }),
  list("search what is nowhere", { q: "코끼리" }),
  list("search within a filter", { q: "도면", filter: "RETURNED" }),
  { name: "count", path: () => "/api/users/my/company/boxes/count" },
];
