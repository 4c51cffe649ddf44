import { customPaymentStatus } from "@damadum/domain";
import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { writeHistory } from "../../subject/history.ts";
import { attachFiles } from "../../platform/file/attach-files.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import { insertCustomPayment } from "./store.ts";
import { lockSubject } from "../payment/paid-subjects.ts";

/** What an operator asks a customer to pay besides an order, and why. */
export interface NewCustomPayment {
  readonly title: string;
  readonly reason: string;
  /** Won, VAT included. */
  readonly amount: number;
  /** The member to notify; null for the order's member, if any. */
  readonly memberId: string | null;
  readonly customerName: string | null;
  readonly orderSerial: string | null;
  /** Pays part of what this lacks, instead of an extra. */
  readonly linked?: PaidSubject | null;
  readonly expiresAt: Date;
  /** Pictures that the operator has uploaded. */
  readonly fileIds: readonly string[];
  readonly operatorId: string | null;
}

/** Creates the link under which the customer sees, pays or declines the request. */
export async function createCustomPayment(
  tx: Tx,
  services: SubjectNeeds,
  input: NewCustomPayment,
): Promise<{ readonly url: string; readonly isNotified: boolean }> {
  const { clock, ids } = services;
  const { fileIds, operatorId } = input;
  const id = ids.uuid();
  const url = ids.linkUrl();
  const now = clock();
  const linked = input.linked ?? null;
  const { userId: owner, orderSerial } =
    linked === null
      ? await ownerOf(tx, services, input)
      : await lockLack(tx, services, linked, input.amount);
  const userId = input.memberId ?? owner;
  await insertCustomPayment(tx, {
    id,
    url,
    status: customPaymentStatus.initial,
    title: input.title,
    reason: input.reason,
    user_id: userId,
    customer_name: input.customerName,
    order_serial: orderSerial,
    balance_of: linked?.id ?? null,
    balance_of_kind: linked?.kind ?? null,
    amount: input.amount,
    expires_at: input.expiresAt,
    created_by: operatorId,
    created_at: now,
  });
  const subject = { kind: "CUSTOM_PAYMENT", id } as const;
  await writeHistory(tx, {
    subject,
    from: null,
    to: customPaymentStatus.initial,
    actor: "OPERATOR",
    actorId: operatorId,
    reason: null,
    now,
  });
  if (fileIds.length > 0) {
    await attachFiles(tx, services, {
      owner: { userId: operatorId, visitorKeyHash: null },
      fileIds,
      subject,
    });
  }
  return { url, isNotified: userId !== null };
}

/** Locks what lacks money, and returns who pays it. Throws when nothing is due, and for more than is. */
async function lockLack(tx: Tx, services: SubjectNeeds, subject: PaidSubject, amount: number) {
  const money = await (await lockSubject(tx, services, subject)).linked();
  if (money.due === 0) throw new ProblemError("state_conflict");
  if (amount > money.due) throw new ProblemError("amount_mismatch");
  return money;
}

async function ownerOf(
  tx: Tx,
  { findOrderOwner }: SubjectNeeds,
  { orderSerial }: Pick<NewCustomPayment, "orderSerial">,
) {
  if (orderSerial === null) return { orderSerial, userId: null };
  const userId = await findOrderOwner(tx, orderSerial);
  if (userId === undefined) throw new ProblemError("not_found");
  return { orderSerial, userId };
}
