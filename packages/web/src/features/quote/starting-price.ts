import { currentPriceList, formatWon } from "@damadum/domain";

/** What the smallest move costs at least, in words: shown until the answers give a figure of their own. */
export function startingPrice(today: string): string {
  const { truckTiers, sameRegion } = currentPriceList(today);
  return `${formatWon(truckTiers[0].base + sameRegion)}부터`;
}

/** The same as a sentence, where there is room to say what a figure still needs. */
export function priceInvitation(hint: string): string {
  return `주소와 짐을 고르면 금액이 나와요. ${hint}예요.`;
}
