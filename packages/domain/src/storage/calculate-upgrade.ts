import { daysBetween, type IsoDate } from "../calendar/iso-date.ts";
import { formatWon } from "../money/format-won.ts";
import { roundWon } from "../pricing/round-won.ts";
import type { ContractTerms } from "./contract-terms.ts";
import { type DatedStoragePriceOptions, monthlyStorageAmount } from "./storage-lines.ts";
import { storageEndDate } from "./storage-end-date.ts";
import type { StorageGrade } from "./storage-grades.ts";
import { type StoragePrice, storagePriceOf } from "./storage-price.ts";

/** Price of a higher grade from today to the last paid day. */
export function calculateUpgrade(
  terms: ContractTerms,
  grade: StorageGrade,
  { priceList, today }: DatedStoragePriceOptions,
): StoragePrice {
  const { boxCount, paidUntil, paymentType } = terms;
  const perBox = Math.max(priceList.monthlyPerBox[grade] - priceList.monthlyPerBox[terms.grade], 0);
  const { months, days } = monthsAndDays(today, paidUntil);
  const monthly = perBox * boxCount;
  const left = [months > 0 ? `${months}개월` : "", days > 0 ? `${days}일` : ""];
  const line = {
    code: "GRADE",
    label: "등급 차액",
    description: `박스 ${boxCount}개 × ${formatWon(perBox)} × 남은 ${left.join(" ").trim() || "0일"}`,
    amount: monthly * months + roundWon((monthly * days) / 30),
  } as const;
  return storagePriceOf([line], {
    priceVersion: priceList.version,
    monthlyAmount:
      paymentType === "SUBSCRIPTION" ? monthlyStorageAmount({ grade, boxCount }, priceList) : 0,
  });
}

/** Whole months from `today` to `lastDay`, and the days left over; both 0 when it has passed. */
export function monthsAndDays(
  today: IsoDate,
  lastDay: IsoDate,
): { readonly months: number; readonly days: number } {
  if (lastDay < today) return { months: 0, days: 0 };
  let months = 0;
  while (storageEndDate(today, months + 1) <= lastDay) months += 1;
  return { months, days: daysBetween(storageEndDate(today, months), lastDay) };
}
