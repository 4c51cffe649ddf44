import { formatKoreanDate, todayInSeoul } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";

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
