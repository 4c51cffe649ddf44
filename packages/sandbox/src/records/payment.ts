export type PaymentStatus = "ready" | "paid" | "cancelled" | "failed";

export interface Cancellation {
  pg_tid: string;
  amount: number;
  cancelled_at: number;
  reason: string;
  receipt_url: string;
}

/** A payment as the provider's REST API shows it. Amounts are won, times are seconds since 1970, 0 for never. */
export interface Payment {
  imp_uid: string;
  merchant_uid: string;
  pay_method: string;
  channel: "pc" | "mobile" | "api";
  pg_provider: string;
  emb_pg_provider: string | null;
  pg_tid: string;
  pg_id: string;
  escrow: false;
  apply_num: string | null;
  card_code: string | null;
  card_name: string | null;
  card_quota: number;
  card_number: string | null;
  name: string | null;
  amount: number;
  cancel_amount: number;
  currency: "KRW";
  buyer_name: string | null;
  buyer_email: string | null;
  buyer_tel: string | null;
  buyer_addr: string | null;
  buyer_postcode: string | null;
  custom_data: string | null;
  /** Registers the payment method under this name together with the payment. */
  customer_uid: string | null;
  status: PaymentStatus;
  started_at: number;
  paid_at: number;
  failed_at: number;
  cancelled_at: number;
  fail_reason: string | null;
  cancel_reason: string | null;
  cancel_history: readonly Cancellation[];
  receipt_url: string | null;
}

/** The parameters of IMP.request_pay that the sandbox reads. */
export interface PaymentRequest {
  pg?: string;
  pay_method?: string;
  merchant_uid: string;
  name?: string;
  amount: number;
  buyer_name?: string;
  buyer_email?: string;
  buyer_tel?: string;
  buyer_addr?: string;
  buyer_postcode?: string;
  custom_data?: string;
  customer_uid?: string;
}

export interface Preparation {
  merchant_uid: string;
  amount: number;
}
