import { splitPhoneNumber } from "../phone/phone-number.ts";

/** A phone number with its middle hidden, `010-****-5678`; any other text is hidden entirely. */
export function maskPhoneNumber(phoneNumber: string): string {
  const parts = splitPhoneNumber(phoneNumber);
  return parts === null ? "****" : `${parts[0]}-****-${parts[2]}`;
}
