import { currentStoragePriceList, formatWon } from "@damadum/domain";

/** What one box costs a month at least, in words: shown until the answers give a figure of their own. */
export function startingPrice(today: string): string {
  return `박스당 월 ${formatWon(currentStoragePriceList(today).monthlyPerBox.BASIC)}`;
}

/** The same as a sentence, where there is room to say what a figure still needs. */
export function priceInvitation(hint: string): string {
  return `주소, 기간, 박스 개수를 고르면 금액이 나와요. ${hint}부터예요.`;
}
