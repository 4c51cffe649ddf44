import { passedMessages, passedReason } from "@damadum/domain";
import { throwIssues } from "../../http/field-issues.ts";

/** A chosen start time, and the fields that name it. */
export interface ChosenTime {
  readonly date: string;
  readonly time: string;
  readonly datePath: readonly string[];
  readonly timePath: readonly string[];
}

/** Rejects start times that are closed: already past, or past their lead time. */
export function requireOpenTimes(times: readonly ChosenTime[], now: Date): void {
  const issues = times.flatMap(({ datePath, timePath, ...start }) => {
    const reason = passedReason(start, now);
    if (reason === null) return [];
    const path = [...(reason === "PAST" ? timePath : datePath)];
    return [{ path, code: "time_closed" as const, message: passedMessages[reason] }];
  });
  throwIssues(issues);
}

/** A visit as a draft names it, if any. */
export function chosenVisit(
  name: string,
  visit: { readonly date: string; readonly time: string } | undefined,
): readonly ChosenTime[] {
  if (visit === undefined) return [];
  const path = name.split(".");
  return [{ ...visit, datePath: [...path, "date"], timePath: [...path, "time"] }];
}
