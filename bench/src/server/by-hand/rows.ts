import type { EstimateInput, MovePrice, MoveStatus } from "@damadum/domain";

/** An estimate with whoever ordered it, as the statement selects it. */
export interface EstimateRow {
  readonly id: string;
  readonly serial: string;
  readonly status: MoveStatus;
  readonly input: EstimateInput;
  readonly price: MovePrice;
  readonly move_date: string;
  readonly total_amount: number;
  readonly paid_amount: number;
  readonly created_at: Date;
  readonly valid_until: Date;
  readonly customer_name: string | null;
  readonly customer_phone_number: string | null;
}

export interface PaymentRow {
  readonly merchant_uid: string;
  readonly imp_uid: string | null;
  readonly plan: string;
  readonly method: string;
  readonly status: string;
  readonly refusal: string | null;
  readonly amount: number;
  readonly refunded_amount: number;
  readonly failure_reason: string | null;
  readonly paid_at: Date | null;
}

export interface HistoryRow {
  readonly from_status: string | null;
  readonly to_status: string;
  readonly at: Date;
  readonly reason: string | null;
}
