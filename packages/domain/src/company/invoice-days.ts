/** Days from the issue of an invoice to its due date, unless the operator sets another. */
export const DAYS_TO_PAY = 30;

/** Days from the issue to the charge of the company's usual payment method: time to review the invoice. */
export const DAYS_TO_CHARGE = 7;

/** When the usual payment method is charged, as the consent states it: never after the invoice is due. */
export const CHARGE_DAY_TEXT = `새 청구서가 나오고 ${DAYS_TO_CHARGE}일 뒤에 (결제 기한이 더 빠르면 그날)`;
