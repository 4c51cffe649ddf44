import { randomInt } from "node:crypto";
import type { Payment, PaymentRequest } from "../records/payment.ts";

const wallets = [
  ["kakao", "카카오페이"],
  ["naver", "네이버페이"],
  ["toss", "토스페이"],
] as const;

/** The wallet of a channel code such as "kakaopay.TC0ONETIME"; none of a card's, such as "sandbox_card". */
function walletOf(pg: string): string | undefined {
  return wallets.find(([part]) => pg.includes(part))?.[1];
}

/** The label of a channel code on the payment page. */
export function methodLabel(pg: string): string {
  return walletOf(pg) ?? "신용·체크카드";
}

export function newPayment(opened: {
  impUid: string;
  request: PaymentRequest;
  channel: Payment["channel"];
  startedAt: number;
}): Payment {
  const { request } = opened;
  const [provider = "sandbox_card", merchant = "sandbox"] = (request.pg ?? "sandbox_card").split(
    ".",
  );
  return {
    imp_uid: opened.impUid,
    merchant_uid: request.merchant_uid,
    pay_method: request.pay_method ?? "card",
    channel: opened.channel,
    pg_provider: provider,
    emb_pg_provider: null,
    pg_tid: "",
    pg_id: merchant,
    escrow: false,
    apply_num: null,
    card_code: null,
    card_name: null,
    card_quota: 0,
    card_number: null,
    name: request.name ?? null,
    amount: request.amount,
    cancel_amount: 0,
    currency: "KRW",
    buyer_name: request.buyer_name ?? null,
    buyer_email: request.buyer_email ?? null,
    buyer_tel: request.buyer_tel ?? null,
    buyer_addr: request.buyer_addr ?? null,
    buyer_postcode: request.buyer_postcode ?? null,
    custom_data: request.custom_data ?? null,
    customer_uid: request.customer_uid ?? null,
    status: "ready",
    started_at: opened.startedAt,
    paid_at: 0,
    failed_at: 0,
    cancelled_at: 0,
    fail_reason: null,
    cancel_reason: null,
    cancel_history: [],
    receipt_url: null,
  };
}

/** The card fields that a payment and a registered payment method share. */
export type Card = Pick<Payment, "card_code" | "card_name" | "card_number">;

/** A made-up card for card channels, nulls for wallets. */
export function fakeCard({ pg_provider }: Pick<Payment, "pg_provider">): Card {
  if (walletOf(pg_provider) !== undefined) {
    return { card_code: null, card_name: null, card_number: null };
  }
  const last = String(randomInt(1e4)).padStart(4, "0");
  return { card_code: "000", card_name: "연습카드", card_number: `5123********${last}` };
}

export function approvalOf(card: Card): Partial<Payment> {
  return {
    pg_tid: `sandbox_${randomInt(1e11, 1e12)}`,
    apply_num: `${randomInt(1e7, 1e8)}`,
    ...card,
  };
}
