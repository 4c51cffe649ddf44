import * as z from "zod/mini";

const text = z.string().check(z.minLength(1));
const returnSchema = z.object({ serial: text, imp_uid: text, merchant_uid: text });

/** The payment named by a return address: its estimate, and its numbers at the provider and with us. */
export interface ReturnedPayment {
  readonly serial: string;
  readonly impUid: string;
  readonly merchantUid: string;
}

/**
 * Reads the return address of a payment; null when a number is missing. What it claims about success
 * (`imp_success`) is not read: the server decides.
 */
export function readReturn(search: URLSearchParams): ReturnedPayment | null {
  const { data } = returnSchema.safeParse(Object.fromEntries(search));
  return data
    ? { serial: data.serial, impUid: data.imp_uid, merchantUid: data.merchant_uid }
    : null;
}
