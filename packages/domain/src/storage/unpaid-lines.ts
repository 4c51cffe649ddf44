import { daysBetween } from "../calendar/iso-date.ts";
import { formatKoreanDate } from "../calendar/format-korean-date.ts";
import { formatWon } from "../money/format-won.ts";
import { sumOfLines } from "../money/totals.ts";
import type { ContractTerms, Leaving } from "./contract-terms.ts";
import { chargesUntil } from "./monthly-charge.ts";
import { monthlyStorageAmount } from "./storage-lines.ts";
import type { StoragePriceLine } from "./storage-price.ts";
import type { StoragePriceList } from "./storage-price-list.ts";

/** The months of the period up to the last day that have not been charged yet. */
export function unpaidMonthLines(
  terms: ContractTerms,
  { boxes, lastDay }: Leaving,
  priceList: StoragePriceList,
): StoragePriceLine[] {
  if (terms.paymentType !== "SUBSCRIPTION") return [];
  const charges = chargesUntil({ ...terms, boxCount: boxes }, lastDay, priceList);
  const [first, last] = [charges.at(0), charges.at(-1)];
  if (first === undefined || last === undefined) return [];
  const days = `${formatKoreanDate(first.from)}부터 ${formatKoreanDate(last.until)}까지`;
  return [
    {
      code: "UNPAID",
      label: "내지 않은 보관료",
      description: `박스 ${boxes}개, ${days}`,
      amount: sumOfLines(charges),
    },
  ];
}

/** The days after the period up to the last day. */
export function overdueDayLines(
  { endDate, grade }: Pick<ContractTerms, "endDate" | "grade">,
  { boxes, lastDay }: Leaving,
  priceList: StoragePriceList,
): StoragePriceLine[] {
  const late = daysBetween(endDate, lastDay);
  if (late <= 0) return [];
  const monthly = monthlyStorageAmount({ grade, boxCount: boxes }, priceList);
  return [
    {
      code: "UNPAID",
      label: "지난 기간 보관료",
      description: `${late}일 (한 달 ${formatWon(monthly)}, 30일로 나눔)`,
      amount: Math.floor((monthly * late) / 30),
    },
  ];
}
