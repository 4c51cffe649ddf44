import { currentStoragePriceList, formatWon, storagePromotions } from "@damadum/domain";
import type { StorageEnterType } from "./storage-draft.ts";

/** What is said of the price until the answers have their own. */
export interface StartingPrice {
  /** The lowest monthly price of a box, or that of free months. */
  readonly hint: string;
  /** The same as a sentence that says which answers the price needs, where there is room for it. */
  readonly invitation: string;
}

export function startingPrice(today: string, enterType: StorageEnterType): StartingPrice {
  const isFree = enterType === "event3";
  const monthly = formatWon(currentStoragePriceList(today).monthlyPerBox.BASIC);
  const hint = isFree
    ? `첫 ${storagePromotions.FREE_MONTH3.months}개월 보관료 0원`
    : `박스당 월 ${monthly}`;
  const sentence = `${hint}${isFree ? "이에요" : "부터예요"}.`;
  return { hint, invitation: `박스 개수만 고르면 금액이 나와요. ${sentence}` };
}
