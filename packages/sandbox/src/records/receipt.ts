/** A cash receipt as the provider's REST API shows it. Amounts are won, times are seconds since 1970, 0 for never. */
export interface Receipt {
  merchant_uid: string;
  receipt_tid: string;
  apply_num: string;
  type: "person" | "company";
  amount: number;
  vat: number;
  receipt_url: string | null;
  applied_at: number;
  cancelled_at: number;
}

/** What a merchant asks for. */
export interface ReceiptRequest {
  name: string;
  amount: number;
  identifier: string;
  identifier_type?: "person" | "business" | "phone" | "taxcard";
  type?: Receipt["type"];
}
