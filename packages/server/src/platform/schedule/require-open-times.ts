import { passedMessages, passedReason, formatKoreanDate, todayInSeoul } from "@damadum/domain";
import { throwIssues } from "../../http/field-issues.ts";
import { ProblemError } from "../../http/problem-error.ts";

/** A chosen start time, and the fields that name it. */
interface ChosenTime {
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

export function chosenVisit(
  name: string,
  visit: { readonly date: string; readonly time: string } | undefined,
): readonly ChosenTime[] {
  if (visit === undefined) return [];
  const path = name.split(".");
  return [{ ...visit, datePath: [...path, "date"], timePath: [...path, "time"] }];
}

/** Whether an operator deliberately takes a step before its day. */
export interface EarlyStep {
  readonly early: boolean;
}

/** Rejects a step before its day, which is most often a typo or meant for another order. */
export function requireDayOfStep(
  day: string | null,
  { early, now }: EarlyStep & { readonly now: Date },
): void {
  if (early || day === null || day <= todayInSeoul(now)) return;
  const message = `${formatKoreanDate(day)}부터 할 수 있는 일이에요. 정말 먼저 했으면 --early 를 더해 주세요.`;
  const field = { field: "early", code: "date_out_of_range", message };
  throw new ProblemError("validation_failed", { fields: [field] });
}
