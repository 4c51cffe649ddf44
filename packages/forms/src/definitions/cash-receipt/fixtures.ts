import type { CashReceiptRequest } from "@damadum/sdk";

/** A person who deducts it from their taxes. */
export const completeCashReceipt: CashReceiptRequest = {
  purpose: "DEDUCTION",
  phone_number: "010-1234-5678",
};
