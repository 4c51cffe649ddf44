import {
  priceValidUntil,
  amountToPay,
  calculateMovePrice,
  currentPriceList,
  moveStatus,
  type Actor,
  type MoveStatus,
} from "@damadum/domain";
import type { Tx } from "../db/tables.ts";
import { inTransaction } from "../db/transaction.ts";
import { changeStatus } from "../features/estimate/change-status.ts";
import { insertEstimate, lockEstimateById } from "../features/estimate/store.ts";
import { subjectOfEstimate } from "../features/estimate/subject-of-estimate.ts";
import { lockSubject } from "../features/payment/lock-subject.ts";
import type { SubjectNeeds } from "../features/payment/payment-subject.ts";
import { recordPaid } from "../features/payment/record-paid.ts";
import { insertPayment } from "../features/payment/store.ts";
import type { ProviderPayment } from "../providers/payment/payment-provider.ts";
import { writeHistory } from "../subject/history.ts";
import { dayOfStatus, demoInput, timeOfStatus, type DemoOrder } from "./demo-order.ts";
import type { DemoServices } from "./demo-services.ts";

export interface DemoPayment {
  readonly merchantUid: string;
  readonly amount: number;
}

/** The serial, payment id and amount of the order, so that it can be paid before it is stored. */
export function demoPayment(
  { services: { ids }, today }: DemoServices,
  order: DemoOrder,
): DemoPayment & { readonly serial: string } {
  const serial = ids.estimateSerial();
  const price = priceOf(order, today);
  return {
    serial,
    merchantUid: ids.merchantUid("es", serial),
    amount: order.plan === null ? 0 : amountToPay(order.plan, price),
  };
}

/** Replays the order up to its status, each step on its day, through the same tables and transitions. */
export async function loadDemoOrder(
  demo: DemoServices,
  {
    order,
    userId,
    serial,
    known,
  }: {
    readonly order: DemoOrder;
    readonly userId: string;
    readonly serial: string;
    readonly known: ProviderPayment | null;
  },
): Promise<void> {
  const { services, today } = demo;
  const { clock, ids } = services;
  const estimateId = ids.uuid();
  const input = demoInput(order, today);
  demo.inDays(order.orderedIn, timeOfStatus(order, moveStatus.initial));
  await inTransaction(services.db, async (tx) => {
    const now = clock();
    const price = priceOf(order, today);
    await insertEstimate(tx, {
      id: estimateId,
      serial,
      user_id: userId,
      visitor_key_hash: null,
      status: moveStatus.initial,
      input: JSON.stringify(input),
      price: JSON.stringify(price),
      price_version: price.priceVersion,
      move_date: input.moveDate,
      move_time: input.moveTime,
      total_amount: price.totalAmount,
      created_at: now,
      valid_until: priceValidUntil(now),
    });
    await writeHistory(tx, {
      subject: subjectOfEstimate(estimateId),
      from: null,
      to: moveStatus.initial,
      actor: "MEMBER",
      actorId: userId,
      reason: null,
      now,
    });
    if (known !== null && order.plan !== null) {
      await pay(tx, services, { estimateId, userId, plan: order.plan, known });
    }
    for (const to of order.path.filter((status) => status !== "PAYMENT")) {
      demo.inDays(dayOfStatus(order, to), timeOfStatus(order, to));
      await advance(tx, { estimateId, to, now: clock() });
    }
  });
  demo.inDays(0);
}

function priceOf(order: DemoOrder, today: string) {
  return calculateMovePrice(demoInput(order, today), { priceList: currentPriceList(today) });
}

async function pay(
  tx: Tx,
  services: SubjectNeeds,
  paid: {
    readonly estimateId: string;
    readonly userId: string;
    readonly plan: NonNullable<DemoOrder["plan"]>;
    readonly known: ProviderPayment;
  },
): Promise<void> {
  const { estimateId, userId, plan, known } = paid;
  const subject = subjectOfEstimate(estimateId);
  const now = services.clock();
  const payment = await insertPayment(tx, {
    id: services.ids.uuid(),
    merchant_uid: known.merchantUid,
    imp_uid: null,
    subject_kind: subject.kind,
    subject_id: subject.id,
    user_id: userId,
    plan,
    method: "CARD",
    billing_key_id: null,
    customer_uid: null,
    status: "READY",
    amount: known.amount,
    failure_reason: null,
    refusal: null,
    created_at: now,
    expires_at: now,
    registered_at: now,
    paid_at: null,
    next_check_at: null,
  });
  const locked = await lockSubject(tx, services, subject);
  await recordPaid(tx, services, { subject: locked, payment, known: { ...known, paidAt: now } });
}

async function advance(
  tx: Tx,
  {
    estimateId,
    to,
    now,
  }: { readonly estimateId: string; readonly to: MoveStatus; readonly now: Date },
): Promise<void> {
  const estimate = await lockEstimateById(tx, estimateId);
  const actors: readonly Actor[] = ["OPERATOR", "SYSTEM", "MEMBER"];
  for (const actor of actors) {
    if (await changeStatus(tx, estimate, { to, actor, actorId: null, reason: null, now })) return;
  }
  throw new Error(`The demo order cannot go from ${estimate.status} to ${to}`);
}
