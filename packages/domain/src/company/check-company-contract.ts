import { daysBetween, isIsoDate, type IsoDate } from "../calendar/iso-date.ts";
import type { FieldIssue } from "../issue/field-issue.ts";
import { issuesWithin } from "../issue/issue-list.ts";
import { checkPlace } from "../move/check-place.ts";
import type { StoragePlace } from "../storage/storage-input.ts";

/** How far ahead a company's storage can begin, in days. */
export const MAX_CONTRACT_DAYS_AHEAD = 365;

/** A company's request for a contract; the contract's CompanyContractRequest with camelCase keys. */
export interface CompanyContractInput {
  readonly name: string;
  readonly department?: string;
  readonly boxCount: number;
  readonly months: number;
  readonly startDate: IsoDate;
  readonly place: StoragePlace;
  readonly memo?: string;
}

/** Broken rules of a request: it begins within a year from today, at a place where boxes can be collected. */
export function checkCompanyContract(
  { startDate, place }: Pick<CompanyContractInput, "startDate" | "place">,
  today: IsoDate,
): readonly FieldIssue[] {
  const issues: FieldIssue[] = [];
  const ahead = isIsoDate(startDate) ? daysBetween(today, startDate) : -1;
  if (ahead < 0 || ahead > MAX_CONTRACT_DAYS_AHEAD) {
    const message = "오늘부터 1년 안의 날짜를 골라 주세요.";
    issues.push({ path: ["startDate"], code: "date_out_of_range", message });
  }
  return [...issues, ...issuesWithin("place", checkPlace(place))];
}
