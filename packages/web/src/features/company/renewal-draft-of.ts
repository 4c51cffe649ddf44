import { addDays, daysBetween, MAX_CONTRACT_DAYS_AHEAD } from "@damadum/domain";
import type { CompanyContract, CompanyContractRequest } from "@damadum/sdk";

/**
 * Returns the answers to request a contract again: unchanged, but starting the day after its end if it ran. Omits a
 * start day outside the form's calendar, past or too far ahead, so that the form asks for it.
 */
export function renewalDraftOf(
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
