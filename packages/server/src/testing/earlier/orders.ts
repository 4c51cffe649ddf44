import { customPaymentStatus, moveStatus, paidMethods, storageOrderStatus } from "@damadum/domain";
import { randomUUID } from "node:crypto";
import { AT, LATER, OPERATOR, paymentOf, TOTAL, type Paid } from "./payments.ts";

/** What was paid for one order: by itself, by a link for its balance, by a link for an extra. */
interface Case {
  readonly payments?: readonly Paid[];
  readonly link?: { readonly status: string; readonly isForBalance: boolean };
  readonly lines?: readonly (readonly [code: string, amount: number])[];
  readonly changeBefore?: number;
}

const deposit = { plan: "DEPOSIT", received: 50_000 };
const full = { received: TOTAL };
const refusals = [
  "amount_mismatch",
  "slot_full",
  "already_paid",
  "state_conflict",
  "coupon_unavailable",
];

/** Every way in which an order's money could stand. */
const cases: readonly Case[] = [
  {},
  { payments: [{ status: "READY" }] },
  { payments: [{ status: "FAILED" }, deposit] },
  { payments: [deposit, { plan: "BALANCE", received: 450_000, method: "TRANSFER" }] },
  { payments: [deposit, { plan: "BALANCE", received: 100_000, method: "CASH" }] },
  ...Object.keys(paidMethods).map((method) => ({ payments: [{ ...full, method }] })),
  ...["CARD", "CASH"].flatMap((method) =>
    [true, false].flatMap((isSent) => [
      { payments: [{ ...full, method, back: 120_000, isSent }] },
      {
        payments: [{ ...full, method, back: TOTAL, isSent, ...(isSent && { status: "REFUNDED" }) }],
      },
    ]),
  ),
  ...refusals.map((refusal, index) => {
    const isSent = index % 2 === 0;
    return { payments: [deposit, { ...full, back: TOTAL, isSent, refusal, status: "REFUNDED" }] };
  }),
  { payments: [{ received: 470_000 }], lines: [["COUPON", -30_000]] },
  {
    payments: [full, { plan: "CHANGE", received: 70_000 }],
    lines: [
      ["DATE_SURCHARGE", 20_000],
      ["CHANGE_FEE", 50_000],
    ],
    changeBefore: TOTAL,
  },
  ...Object.keys(customPaymentStatus.states).flatMap((status) =>
    [true, false].map((isForBalance) => ({ payments: [deposit], link: { status, isForBalance } })),
  ),
];

/** The last order of a contract, whose price gives money back. */
const ending: Case = { lines: [["UNUSED_REFUND", -530_000]] };

/** Moves of every state, each with money of every kind. */
export const earlierMoves = () =>
  Object.keys(moveStatus.states).flatMap((status) =>
    cases.map((money) => order("ESTIMATE", status, money)),
  );

/** The same of storage, which has no links for a balance. */
export const earlierStorageOrders = () =>
  Object.keys(storageOrderStatus.states).flatMap((status) =>
    [...cases.filter(({ link }) => link?.isForBalance !== true), ending].map((money) =>
      order("STORAGE_ORDER", status, money),
    ),
  );

let last = 0;
function order(kind: "ESTIMATE" | "STORAGE_ORDER", status: string, money: Case) {
  const { payments = [], link, lines = [], changeBefore } = money;
  const id = randomUUID();
  const serial = `${kind}${(last += 1)}`;
  const all = [["BASE", TOTAL] as const, ...lines].map(([code, amount]) => ({
    code,
    amount,
    label: code,
    description: "",
  }));
  const total = Math.max(
    0,
    all.reduce((sum, { amount }) => sum + amount, 0),
  );
  const price = { lines: all, totalAmount: total };
  const links = link === undefined ? [] : [linkOf(id, serial, link)];
  const dates = { price_version: "2026-01-01", created_at: AT, valid_until: LATER };
  return {
    status,
    row: {
      id,
      serial,
      status,
      price,
      total_amount: total,
      ...dates,
      ...(kind === "STORAGE_ORDER" && { ends_contract: total === 0 }),
    },
    links: links.map(({ row }) => row),
    payments: [
      ...payments.map((payment) => paymentOf(kind, id, payment)),
      ...links.flatMap((asked) => asked.payments),
    ],
    changes: (changeBefore === undefined ? [] : [changeBefore]).map((before_amount) => ({
      id: randomUUID(),
      subject_kind: kind,
      subject_id: id,
      before_amount,
      created_at: AT,
      actor: "MEMBER",
      actor_id: OPERATOR,
      applied_at: AT,
      after_price: price,
      before_times: {
        move: {
          date: "2026-10-20",
          time: "09:00",
        },
      },
      after_times: {
        move: {
          date: "2026-11-01",
          time: "09:00",
        },
      },
    })),
  };
}

function linkOf(orderId: string, serial: string, link: NonNullable<Case["link"]>) {
  const { status, isForBalance } = link;
  const id = randomUUID();
  const amount = isForBalance ? 200_000 : 30_000;
  const paid = { plan: "FULL", received: amount };
  const back = status === "REFUNDED" && { back: amount, isSent: true, status };
  const isPaid = status === "PAYMENT" || status === "REFUNDED";
  return {
    row: {
      id,
      url: id,
      status,
      title: "추가",
      reason: "",
      amount,
      created_at: AT,
      expires_at: LATER,
      order_serial: isForBalance ? null : serial,
      balance_of: isForBalance ? orderId : null,
    },
    payments: isPaid ? [paymentOf("CUSTOM_PAYMENT", id, { ...paid, ...back })] : [],
  };
}
