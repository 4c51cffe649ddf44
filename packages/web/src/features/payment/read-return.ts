/** A payment that somebody came back from: which estimate, and its numbers at the provider and with us. */
export interface ReturnedPayment {
  readonly serial: string;
  readonly impUid: string;
  readonly merchantUid: string;
}

/**
 * Reads the return address of a payment; null when a number is missing. What it claims about success
 * (`imp_success`) is not even read: only the server's word counts.
 */
export function readReturn(search: URLSearchParams): ReturnedPayment | null {
  const serial = search.get("serial");
  const impUid = search.get("imp_uid");
  const merchantUid = search.get("merchant_uid");
  return serial && impUid && merchantUid ? { serial, impUid, merchantUid } : null;
}
