import { inTransaction } from "../../db/transaction.ts";
import { requireOpen, ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { changeStatus, lockRequest } from "./change-status.ts";
import { getCustomPayment } from "./get-custom-payment.ts";
import { linkRefusalsOf } from "./link-refusals.ts";
import {
  findByUrl,
  findById,
  findOverdue,
  isDebt,
  updateCustomPayment,
  type CustomPayment,
} from "./store.ts";
import { voidPreparations } from "../payment/preparations.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import { askedThroughLinks, prolong, type Debt } from "./ask-again.ts";
import { canTransition, customPaymentStatus, instantAfter } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { bySystem } from "../../subject/history.ts";
import type { RefundNeeds } from "../payment/carry-out-refund.ts";
import { decideRefunds } from "../payment/decide-refunds.ts";
import { sendPendingRefunds } from "../payment/send-pending-refunds.ts";

interface Rejected {
  readonly url: string;
  readonly reason: string | null;
  readonly address: string;
}

/**
 * Declines an extra payment; what is owed cannot be declined. Money from a window that is still open is refunded;
 * declining again is a no-op.
 */
export async function declineCustomPayment(
  services: SubjectNeeds & Pick<Services, "db" | "limits">,
  { url, reason, address }: Rejected,
) {
  const { db, clock, limits } = services;
  await limits.consume("customPaymentFromAddress", address);
  await inTransaction(db, async (tx) => {
    const { request, debt } = await lockRequest(tx, services, await findByUrl(tx, url));
    if (request.status === "DECLINED") return;
    const now = clock();
    requireOpen(linkRefusalsOf(request, debt, now).DECLINE);
    await voidPreparations(tx, { subject: { kind: "CUSTOM_PAYMENT", id: request.id }, now });
    const by = { actor: "MEMBER", actorId: null } as const;
    await changeStatus(tx, request, { to: "DECLINED", ...by, reason, now });
  });
  return getCustomPayment(services, url);
}

interface Withdrawal {
  readonly url: string;
  readonly operatorId: string;
  readonly reason: string;
}

/**
 * Withdraws an unpaid request for an operator. Money from a window that is still open is refunded. Throws state_conflict
 * when nothing else would ask for a debt that only a link can pay.
 */
export async function withdrawCustomPayment(
  services: SubjectNeeds & Pick<Services, "db">,
  { url, operatorId, reason }: Withdrawal,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const { request, debt } = await lockRequest(tx, services, await findByUrl(tx, url));
    if (!(await canWithdraw(tx, { request, debt }))) throw new ProblemError("state_conflict");
    const now = services.clock();
    const by = { actor: "OPERATOR", actorId: operatorId } as const;
    await changeStatus(tx, request, { to: "CANCEL", ...by, reason, now });
    await voidPreparations(tx, { subject: { kind: "CUSTOM_PAYMENT", id: request.id }, now });
  });
}

/** A locked request with what it pays part of. */
interface LockedRequest {
  readonly request: CustomPayment;
  readonly debt: Debt | null;
}

/** Whether an operator can withdraw a request: it is open, and something else asks for a debt that only links can pay. */
export async function canWithdraw(tx: Tx, { request, debt }: LockedRequest): Promise<boolean> {
  if (!canTransition(customPaymentStatus, request.status, "CANCEL", "OPERATOR")) return false;
  if (debt === null) return !isDebt(request);
  if (!debt.money.isOnlyByLink) return true;
  return (await askedThroughLinks(tx, debt)) - request.amount >= debt.money.due;
}

/** Rows that fail come first in every run, so it takes more than ever fail at a time. */
const BATCH_SIZE = 1000;
const PROLONGED = "기한이 지나 다시 부탁드려요.";
/** Lets a customer who starts to pay just before the end finish. */
const GRACE_MINUTES = 20;

type Needs = SubjectNeeds & Pick<Services, "db" | "log">;

/** Expires unpaid requests whose time is over; those for a debt that only a link can pay ask again. */
export async function expireCustomPayments(services: Needs): Promise<void> {
  const { db, clock, log } = services;
  const now = clock();
  const before = instantAfter(now, -GRACE_MINUTES, "minute");
  for (const id of await findOverdue(db, { before, limit: BATCH_SIZE })) {
    try {
      await inTransaction(db, (tx) => expire(tx, services, id));
    } catch (err) {
      log.warn({ err, customPaymentId: id }, "extra payment not expired, will be tried again");
    }
  }
}

async function expire(tx: Tx, services: Needs, id: string): Promise<void> {
  const { request, debt } = await lockRequest(tx, services, await findById(tx, id));
  const now = services.clock();
  const due = onlyByLink(request, debt);
  if (due === 0) await changeStatus(tx, request, { ...bySystem(now), to: "EXPIRED" });
  else if (request.expires_at < now)
    await prolong(tx, request, { due, cause: bySystem(now, PROLONGED) });
}

/** What of a locked request can be paid in no other way than by links, in won. */
function onlyByLink(request: CustomPayment, debt: Debt | null): number {
  if (debt === null) return isDebt(request) ? request.amount : 0;
  return debt.money.isOnlyByLink ? debt.money.due : 0;
}

interface Settled {
  readonly url: string;
  /** Ask again for what is still owed, or leave it: a debt is given up then, and of an extra nothing more is asked. */
  readonly outcome: "ASK_AGAIN" | "LEAVE";
  readonly operatorId: string;
  readonly reason: string;
}

/**
 * Settles for an operator what a link that was declined, ran out or is open for a debt asks for. Throws state_conflict
 * when it was settled before, and when nothing is owed that could be asked for again.
 */
export async function settleCustomPayment(
  services: SubjectNeeds & Pick<Services, "db">,
  { url, outcome, operatorId, reason }: Settled,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const { request, debt } = await lockRequest(tx, services, await findByUrl(tx, url));
    if (!isToSettle(request)) throw new ProblemError("state_conflict");
    const { id, status, amount } = request;
    const now = services.clock();
    const isOpen = status === "QUOTED" || status === "WAIT";
    // What other links ask for is not asked for twice.
    const others = debt === null ? 0 : (await askedThroughLinks(tx, debt)) - (isOpen ? amount : 0);
    const left = debt === null ? amount : Math.min(amount, debt.money.balance - others);
    const cause = { actor: "OPERATOR", actorId: operatorId, reason, now } as const;
    if (outcome === "ASK_AGAIN") {
      if (left <= 0) throw new ProblemError("state_conflict");
      await prolong(tx, request, { due: left, cause });
      return;
    }
    const given = Math.max(0, left);
    const written_off_amount = debt?.money.isOnlyByLink ? given : 0;
    await updateCustomPayment(tx, id, { settled_at: now, written_off_amount });
    if (isOpen) {
      await changeStatus(tx, request, { ...cause, to: "CANCEL" });
      await voidPreparations(tx, { subject: { kind: "CUSTOM_PAYMENT", id }, now });
    }
    await debt?.money.writeOff(given);
  });
}

/** Whether an operator has to settle what a request asks for, and has not done so. */
export function isToSettle(request: CustomPayment): boolean {
  const { status, settled_at: settledAt } = request;
  const isOver = status === "DECLINED" || status === "EXPIRED";
  const isOpen = status === "QUOTED" || status === "WAIT";
  return settledAt === null && (isOver || (isOpen && isDebt(request)));
}

/** Whether an operator can refund a request. */
export const canRefund = ({ status }: Pick<CustomPayment, "status">): boolean =>
  canTransition(customPaymentStatus, status, "REFUNDED", "OPERATOR");

interface Refunded {
  readonly url: string;
  readonly operatorId: string;
  readonly reason: string;
}

/** Refunds a custom payment in full, immediately or, if the provider fails, later by the worker. */
export async function refundCustomPayment(
  services: RefundNeeds,
  { url, operatorId, reason }: Refunded,
): Promise<void> {
  const found = await findByUrl(services.db, url);
  const subject = { kind: "CUSTOM_PAYMENT", id: found.id } as const;
  await inTransaction(services.db, async (tx) => {
    const { request } = await lockRequest(tx, services, found);
    const by = { actor: "OPERATOR", actorId: operatorId } as const;
    const now = services.clock();
    if (!canRefund(request)) throw new ProblemError("state_conflict");
    await changeStatus(tx, request, { to: "REFUNDED", ...by, reason, now });
    const amount = request.paid_amount;
    await decideRefunds(tx, services, { subjects: [subject], amount, reason });
  });
  await sendPendingRefunds(services, subject);
}
