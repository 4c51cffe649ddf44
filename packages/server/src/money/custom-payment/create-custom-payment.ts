import { customPaymentStatus } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { writeHistory } from "../../subject/history.ts";
import { attachFiles } from "../../platform/file/attach-files.ts";
import { insertCustomPayment } from "./store.ts";

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
  /** Pays the balance of the order, which must be a move, instead of an extra. */
  readonly forBalance?: boolean;
  readonly expiresAt: Date;
  /** Pictures that the operator has uploaded. */
  readonly fileIds: readonly string[];
  readonly operatorId: string | null;
}

type Needs = Pick<Services, "clock" | "ids" | "linkedOrders">;

/** Creates the link under which the customer sees, pays or declines the request. */
export async function createCustomPayment(
  tx: Tx,
  services: Needs,
  input: NewCustomPayment,
): Promise<{ readonly url: string; readonly isNotified: boolean }> {
  const { clock, ids } = services;
  const { fileIds, operatorId } = input;
  const id = ids.uuid();
  const url = ids.linkUrl();
  const now = clock();
  const move = input.forBalance === true ? await lockMoveWithBalance(tx, services, input) : null;
  const owner = input.orderSerial === null ? null : await ownerOf(tx, services, input.orderSerial);
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

/** Locks the move whose balance is requested. Throws before unloading, and for more than the amount due. */
async function lockMoveWithBalance(
  tx: Tx,
  { linkedOrders }: Needs,
  { orderSerial, amount }: Pick<NewCustomPayment, "orderSerial" | "amount">,
): Promise<string> {
  if (orderSerial === null) throw new ProblemError("not_found");
  const move = await linkedOrders.lockBalance(tx, orderSerial);
  if (move.due === 0) throw new ProblemError("state_conflict");
  if (amount > move.due) throw new ProblemError("amount_mismatch");
  return move.estimateId;
}

async function ownerOf(
  tx: Tx,
  { linkedOrders }: Needs,
  orderSerial: string,
): Promise<string | null> {
  const owner = await linkedOrders.findOwner(tx, orderSerial);
  if (owner === undefined) throw new ProblemError("not_found");
  return owner;
}
