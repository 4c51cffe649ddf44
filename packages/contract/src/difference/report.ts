import { worst, type Verdict } from "./change.ts";
import { compareDocuments } from "./compare-operations.ts";
import { isAtLeast, lifeProblems, neededVersion, versionOf } from "./life.ts";
import { rowsOf, type Row, type RowChange } from "./rows.ts";
import type { JsonObject } from "../reader/json.ts";

export interface Report {
  readonly verdict: Verdict;
  readonly version: { readonly now: string; readonly needed: string };
  readonly rows: readonly Row[];
  /** Sentences about rules that are broken: the version, and the life of parts that go. */
  readonly problems: readonly string[];
}

/** Compares a released document with the one to publish. `today` is a date. */
export function reportOf(before: JsonObject, after: JsonObject, today: string): Report {
  const difference = compareDocuments(before, after);
  const rows = rowsOf(difference);
  const verdict = worst(rows.flatMap(({ wire, sdk }) => [wire, sdk]));
  const [released, now] = [versionOf(before), versionOf(after)];
  const needed = neededVersion(released, verdict);
  const problems = [
    ...(isAtLeast(now, needed)
      ? []
      : [
          `info.version 이 ${now} 인데, ${released} 뒤의 이 변경에는 ${needed} 이상이 필요해요. openapi.yaml 의 info.version 을 올려 주세요.`,
        ]),
    ...lifeProblems(before, after, difference.changes, today),
  ];
  return { verdict, version: { now, needed }, rows, problems };
}

export const VERDICT_NAMES: Readonly<Record<Verdict, string>> = {
  breaking: "깨짐",
  safe: "안전",
  words: "말만",
  none: "없음",
};

export function changeText({ at, side, text }: RowChange): string {
  const place = at === "" ? "" : `\`${at}\` `;
  return `${place}${text}${side === "" ? "" : ` (${side})`}`;
}

export function reachText({ part, operations }: Row): string {
  return part.startsWith("operation ") || operations.length === 0
    ? ""
    : `작업 ${operations.length}개`;
}
