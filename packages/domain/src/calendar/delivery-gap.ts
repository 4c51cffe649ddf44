import { daysBetween, type IsoDate } from "./iso-date.ts";

/** Most days between box delivery and collection (spec sections 5 and 9). */
export const MAX_DELIVERY_GAP_DAYS = 7;

/** The message when the gap is too long (spec section 5). */
export const DELIVERY_GAP_MESSAGE = "박스 배송부터 수거까지는 최대 7일까지 가능해요.";

/** Whether boxes delivered and collected on these days stay out for at most 7 days (spec section 5). */
export function isDeliveryGapAllowed(delivery: IsoDate, collection: IsoDate): boolean {
  const gap = daysBetween(delivery, collection);
  return gap >= 0 && gap <= MAX_DELIVERY_GAP_DAYS;
}
