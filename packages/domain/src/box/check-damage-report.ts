import type { IsoDate } from "../calendar/iso-date.ts";
import type { FieldIssue } from "../issue/field-issue.ts";

/** Broken rules of a report that the contract's schema cannot express: the thing was bought no later than this year. */
export function checkDamageReport(
  { boughtYear }: { readonly boughtYear?: string | undefined },
  today: IsoDate,
): readonly FieldIssue[] {
  if (boughtYear === undefined || boughtYear <= today.slice(0, 4)) return [];
  const message = "구입 연도는 올해까지 입력할 수 있어요.";
  return [{ path: ["boughtYear"], code: "out_of_range", message }];
}
