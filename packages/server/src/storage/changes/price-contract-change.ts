import {
  calculateExtension,
  calculateTermination,
  calculateUpgrade,
  canChangeContract,
  formatKoreanDate,
  isHigherGrade,
  isIsoDate,
  storageEndDate,
  todayInSeoul,
  type Coupon,
  type StorageGrade,
  type StoragePrice,
  type ContractChangeRequest,
  type ContractTerms,
} from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import type { StorageContract } from "../contract-state/store.ts";
import { priceListOf, termsOf } from "../contract-state/contract-terms-of.ts";
import { requireUsefulCoupon } from "../contract-state/require-useful-coupon.ts";

/** The price or refund of a change, and the contract's last day and grade after it. */
export interface ChangeQuote {
  readonly price: StoragePrice;
  readonly endDate: string;
  readonly grade: StorageGrade;
}

const MAX_MONTHS = 600;

/** Prices a change by the contract's price list; throws when its state or the request does not allow it. */
export function priceContractChange(
  contract: StorageContract,
  request: ContractChangeRequest,
  { now, coupon }: { readonly now: Date; readonly coupon: Coupon | undefined },
): ChangeQuote {
  if (!canChangeContract(request.kind, contract.status)) throw new ProblemError("state_conflict");
  const terms = termsOf(contract);
  const today = todayInSeoul(now);
  const priceList = priceListOf(contract);
  const { grade, endDate } = terms;
  switch (request.kind) {
    case "TERMINATION": {
      // Unpaid storage continues after its period.
      const last = terms.status === "UNPAID" && endDate < today ? today : endDate;
      requireLastingEnd(request.endDate, { today, endDate: last });
      const price = calculateTermination(terms, request.endDate, { priceList });
      return { price, endDate: request.endDate, grade };
    }
    case "UPGRADE": {
      if (!isHigherGrade(grade, request.grade)) throw new ProblemError("state_conflict");
      const price = calculateUpgrade(terms, request.grade, { priceList, today });
      return { price, endDate, grade: request.grade };
    }
    case "EXTENSION": {
      const months = contract.months + request.months;
      if (months > MAX_MONTHS) throw new ProblemError("state_conflict");
      const end = storageEndDate(terms.startDate, months);
      requireFutureEnd(end, { terms, today, months: contract.months });
      const price = calculateExtension(terms, request.months, { priceList, coupon });
      requireUsefulCoupon(coupon, price);
      return { price, endDate: end, grade };
    }
  }
}

/** Rejects an extension that would be over already, and so be paid for nothing. */
function requireFutureEnd(
  end: string,
  input: { readonly terms: ContractTerms; readonly today: string; readonly months: number },
): void {
  const { terms, today, months } = input;
  if (end > today) return;
  let more = 1;
  while (storageEndDate(terms.startDate, months + more) <= today) more += 1;
  const message = `그만큼 연장해도 ${formatKoreanDate(end)}에 끝나요. ${more}개월 이상 연장해 주세요.`;
  const field = { field: "months", code: "date_out_of_range", message };
  throw new ProblemError("validation_failed", { fields: [field] });
}

function requireLastingEnd(
  chosen: string,
  { today, endDate }: { readonly today: string; readonly endDate: string },
): void {
  if (isIsoDate(chosen) && chosen >= today && chosen <= endDate) return;
  const message = "오늘부터 계약이 끝나는 날까지 가운데 하루를 골라 주세요.";
  const field = { field: "end_date", code: "date_out_of_range", message };
  throw new ProblemError("validation_failed", { fields: [field] });
}
