import { addDays, daysBetween, MAX_CONTRACT_DAYS_AHEAD } from "@damadum/domain";
import type { CompanyContract, CompanyContractRequest } from "@damadum/sdk";

/**
 * The request of a contract once more: as it was, from the day after it ended where it ran. A day that the form's calendar
 * does not reach is asked for anew: one that is past, and one too far ahead.
 */
export function termsAgain(
  contract: Pick<
    CompanyContract,
    | "name"
    | "status"
    | "department"
    | "box_count"
    | "months"
    | "start_date"
    | "end_date"
    | "place"
    | "memo"
  >,
  today: string,
): Partial<CompanyContractRequest> {
  const { name, status, department, box_count, months, place, memo } = contract;
  const ran = status === "ACTIVE" || status === "ENDED";
  const start = ran ? addDays(contract.end_date, 1) : contract.start_date;
  const ahead = daysBetween(today, start);
  return {
    name,
    box_count,
    months,
    place,
    ...(department !== null && { department }),
    ...(memo !== null && { memo }),
    ...(ahead >= 0 && ahead <= MAX_CONTRACT_DAYS_AHEAD && { start_date: start }),
  };
}
