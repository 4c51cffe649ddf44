import { customPaymentStatus } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { writeHistory } from "../../subject/history.ts";
import { attachFiles } from "../file/attach-files.ts";
import { insertCustomPayment } from "./store.ts";

/** What an operator asks somebody to pay besides an order, and why. */
export interface NewCustomPayment {
  readonly title: string;
  readonly reason: string;
  /** Won, VAT included. */
  readonly amount: number;
  readonly customerName: string | null;
  readonly orderSerial: string | null;
  readonly expiresAt: Date;
  /** Pictures that the operator has sent. */
  readonly fileIds: readonly string[];
  readonly operatorId: string | null;
}

/** Makes the link under which the customer sees, pays or declines it; answers its last part. */
export async function createCustomPayment(
  tx: Tx,
  services: Pick<Services, "clock" | "ids">,
  given: NewCustomPayment,
): Promise<string> {
  const { clock, ids } = services;
  const { fileIds, operatorId } = given;
  const id = ids.uuid();
  const url = ids.linkUrl();
  const now = clock();
  await insertCustomPayment(tx, {
    id,
    url,
    status: customPaymentStatus.initial,
    title: given.title,
    reason: given.reason,
    user_id: null,
    customer_name: given.customerName,
    order_serial: given.orderSerial,
    amount: given.amount,
    expires_at: given.expiresAt,
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
  return url;
}
