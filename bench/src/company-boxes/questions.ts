import type { BoxFilter } from "@damadum/domain";
import { RARE_WORD } from "./texts.ts";

export const LIMIT = 20;

/** One page that a company asks for. */
export interface Asked {
  readonly filter?: BoxFilter;
  readonly department?: string;
  readonly q?: string;
  readonly page: number;
}

/** What a company asks for; the same of every size. `turn` counts the rounds, so that pages and words differ. */
export interface Question {
  readonly name: string;
  readonly ask: (size: number, turn: number) => Asked | "count";
}

type Narrowed = Omit<Asked, "page" | "q">;

const first = (name: string, narrowed: Narrowed): Question => ({
  name,
  ask: () => ({ ...narrowed, page: 1 }),
});
/** A page so far into the list, a little elsewhere each time. `part` of the boxes are in it. */
const far = (name: string, share: number, part: number, narrowed: Narrowed): Question => ({
  name,
  ask: (size, turn) => {
    const pages = Math.floor((size * part) / LIMIT);
    return { ...narrowed, page: Math.max(Math.floor(pages * share) - (turn % 7), 1) };
  },
});
const search = (name: string, texts: readonly string[], narrowed: Narrowed = {}): Question => ({
  name,
  ask: (_size, turn) => ({ ...narrowed, q: texts[turn % texts.length] ?? "", page: 1 }),
});

const words = ["회계", "계약서", "도면", "보고서", "급여", "특허", "운송장", "설문지"];

export const questions: readonly Question[] = [
  first("first page", {}),
  far("middle page", 0.5, 1, {}),
  far("deep page", 1, 1, {}),
  first("filter STORED", { filter: "STORED" }),
  far("filter STORED, deep page", 1, 0.89, { filter: "STORED" }),
  first("filter DISPOSED", { filter: "DISPOSED" }),
  first("department and filter", { filter: "RETURNED", department: "연구소" }),
  first("filter EXPIRING", { filter: "EXPIRING" }),
  far("filter EXPIRING, deep page", 1, 0.0095, { filter: "EXPIRING" }),
  first("EXPIRING of a department", { filter: "EXPIRING", department: "연구소" }),
  search("a word", words),
  search("two words", ["감사 보고서", "설계 도면", "급여 대장", "임대차 계약"]),
  search("a rare word", [RARE_WORD]),
  search("half a syllable", ["계약ㅅ", "도며", "급ㅇ", "보고ㅅ", "운소", "특ㅎ"]),
  search("초성", ["ㅎㄱㅈㅂ", "ㄱㅇㄷㅈ", "ㅅㄱㄷㅁ", "ㄱㅇㅅ", "ㅌㅎㅅㄹ"]),
  search("what is nowhere", ["코끼리", "잠수함", "ㅋㅋㅋ"]),
  search("a word within RETURNED", words, { filter: "RETURNED" }),
  search("a word within EXPIRING", words, { filter: "EXPIRING" }),
  { name: "count of each filter", ask: () => "count" },
];

/** The address of what is asked for. */
export function pathOf(asked: Asked | "count"): string {
  if (asked === "count") return "/api/users/my/company/boxes/count";
  const query = new URLSearchParams({ limit: String(LIMIT) });
  for (const [name, value] of Object.entries(asked)) query.set(name, String(value));
  return `/api/users/my/company/boxes?${query.toString()}`;
}
