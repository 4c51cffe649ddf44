import { customPaymentStatus } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { writeHistory } from "../../subject/history.ts";
import { attachFiles } from "../file/attach-files.ts";
import { lockBalanceOfMove } from "../estimate/linked-money.ts";
import { findOwnerOfMove } from "../estimate/find-owner-of-move.ts";
import { findOwnerOfStorageOrder } from "../storage/find-owner-of-storage-order.ts";
import { insertCustomPayment } from "./store.ts";

/** What an operator asks somebody to pay besides an order, and why. */
export interface NewCustomPayment {
  readonly title: string;
  readonly reason: string;
  /** Won, VAT included. */
  readonly amount: number;
  /** Who is told of it; null for the member of the order, or for nobody where there is none. */
  readonly memberId: string | null;
  readonly customerName: string | null;
  readonly orderSerial: string | null;
  /** It pays the balance of the order, which is a move, instead of something besides it. */
  readonly forBalance?: boolean;
  readonly expiresAt: Date;
  /** Pictures that the operator has sent. */
  readonly fileIds: readonly string[];
  readonly operatorId: string | null;
}

/** Makes the link under which the customer sees, pays or declines it. */
export async function createCustomPayment(
  tx: Tx,
  services: Pick<Services, "clock" | "ids">,
  input: NewCustomPayment,
): Promise<{ readonly url: string; readonly isNotified: boolean }> {
  const { clock, ids } = services;
  const { fileIds, operatorId } = input;
  const id = ids.uuid();
  const url = ids.linkUrl();
  const now = clock();
  const move = input.forBalance === true ? await lockMoveWithBalance(tx, input) : null;
  const owner = input.orderSerial === null ? null : await ownerOf(tx, input.orderSerial);
  const userId = input.memberId ?? owner;
  await insertCustomPayment(tx, {
    id,
    url,
    status: customPaymentStatus.initial,
    title: input.title,
    reason: input.reason,
    user_id: userId,
    customer_name: input.customerName,
    order_serial: input.orderSerial,
    balance_of: move,
    amount: input.amount,
    expires_at: input.expiresAt,
    paid_at: null,
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

/** The move whose balance is asked for, locked. Refused before unloading, and for more than is open. */
async function lockMoveWithBalance(
  tx: Tx,
  { orderSerial, amount }: Pick<NewCustomPayment, "orderSerial" | "amount">,
): Promise<string> {
  const move = orderSerial === null ? null : await lockBalanceOfMove(tx, orderSerial);
  if (move === null) throw new ProblemError("not_found");
  if (move.due === 0) throw new ProblemError("state_conflict");
  if (amount > move.due) throw new ProblemError("amount_mismatch");
  return move.estimateId;
}

async function ownerOf(tx: Tx, orderSerial: string): Promise<string | null> {
  const ofMove = await findOwnerOfMove(tx, orderSerial);
  const owner = ofMove === undefined ? await findOwnerOfStorageOrder(tx, orderSerial) : ofMove;
  if (owner === undefined) throw new ProblemError("not_found");
  return owner;
}
