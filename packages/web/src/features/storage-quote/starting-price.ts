import { currentStoragePriceList, formatWon } from "@damadum/domain";

/** The lowest monthly price of a box, as text; shown until the answers have their own price. */
export function startingPrice(today: string): string {
  return `박스당 월 ${formatWon(currentStoragePriceList(today).monthlyPerBox.BASIC)}`;
}

/** The same as a sentence that says which answers the price needs, where there is room for it. */
export function priceInvitation(hint: string): string {
  return `주소, 기간, 박스 개수를 고르면 금액이 나와요. ${hint}부터예요.`;
}
