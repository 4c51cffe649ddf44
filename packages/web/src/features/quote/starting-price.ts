import { currentPriceList, formatWon } from "@damadum/domain";

/** What the smallest move costs at least, in words. */
export function startingPrice(today: string): string {
  const { truckTiers, sameRegion } = currentPriceList(today);
  return `${formatWon(truckTiers[0].base + sameRegion)}부터`;
}

/** What the bar says while the answers have no price: no figure, since none would be that of these answers. */
export const barHint = "고르는 대로 나와요";

/** The least that a move costs as a sentence, where there is room to say what a figure still needs. */
export function priceInvitation(hint: string): string {
  return `주소와 짐을 고르면 금액이 나와요. ${hint}예요.`;
}
