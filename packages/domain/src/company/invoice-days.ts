/** Days from the issue of an invoice to the day on which it is due, unless the operator names another. */
export const DAYS_TO_PAY = 30;

/** Days from its issue to the day on which the company's usual payment method is charged: time to look at it. */
export const DAYS_TO_CHARGE = 7;

/** When the usual payment method is charged, as the person who agrees to it reads it: never after the invoice is due. */
export const CHARGE_DAY_WORDS = `새 청구서가 나오고 ${DAYS_TO_CHARGE}일 뒤에 (결제 기한이 더 빠르면 그날)`;
