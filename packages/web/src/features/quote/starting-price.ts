import { currentPriceList, formatWon } from "@damadum/domain";

/** The lowest price of the smallest move, as text. */
export function startingPrice(today: string): string {
  const { truckTiers, sameRegion } = currentPriceList(today);
  return `${formatWon(truckTiers[0].base + sameRegion)}부터`;
}

/** Shown in the bar while the answers have no price: no amount, because none would be that of these answers. */
export const barHint = "고르면 바로 나와요";

/** The starting price as a sentence that says which answers the price needs, where there is room for it. */
export function priceInvitation(hint: string): string {
  return `주소와 짐을 고르면 금액이 나와요. ${hint}예요.`;
}
