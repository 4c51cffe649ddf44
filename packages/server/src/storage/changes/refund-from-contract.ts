import type { Connection, Tx } from "../../db/tables.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import { balanceLinksOf, type PayingSubject } from "../../money/custom-payment/balance-links.ts";
import type { RefundNeeds } from "../../money/payment/carry-out-refund.ts";
import { decideRefundsOver } from "../../money/payment/decide-refunds.ts";
import { sendPendingRefunds } from "../../money/payment/send-pending-refunds.ts";
import { findChangeIds } from "./store.ts";
import { findChargesOf } from "../charges/store.ts";
import { findContract, type StorageContract } from "../contract-state/store.ts";
import {
  subjectOfChange,
  subjectOfCharge,
  subjectOfOrder,
} from "../contract-state/subject-of-order.ts";

/** Everything that is paid for a contract's storage: its order, changes and monthly charges, then links for any. */
export async function paidSubjectsOf(
  db: Connection,
  contract: Pick<StorageContract, "id" | "order_id">,
): Promise<readonly PayingSubject[]> {
  const changes = await findChangeIds(db, contract.id);
  const charges = await findChargesOf(db, contract.id);
  const subjects = [
    subjectOfOrder(contract.order_id),
    ...changes.map((id) => subjectOfChange(id)),
    ...charges.map(({ id }) => subjectOfCharge(id)),
  ];
  const ids = subjects.map(({ id }) => id);
  const own = subjects.map((subject) => ({ ...subject, pays: subject.kind }));
  return [...own, ...(await balanceLinksOf(db, ids))];
}

/** Decides a refund for a locked contract, from its monthly charges first, then its changes, then its order. */
export async function refundFromContract(
  tx: Tx,
  services: SubjectNeeds,
  back: {
    readonly contract: Pick<StorageContract, "id" | "order_id">;
    readonly amount: number;
    readonly reason: string;
  },
): Promise<void> {
  if (back.amount === 0) return;
  const subjects = await paidSubjectsOf(tx, back.contract);
  await decideRefundsOver(tx, services, { ...back, subjects });
}

export async function sendContractRefunds(
  services: RefundNeeds,
  contractId: string,
): Promise<void> {
  const contract = await findContract(services.db, contractId);
  await sendPendingRefunds(services, ...(await paidSubjectsOf(services.db, contract)));
}
