import type { Tx } from "../../db/tables.ts";
import type { LockSubject } from "../payment/payment-subject.ts";
import { changeContractStatus } from "./change-contract-status.ts";
import { bySystem } from "./change-order-status.ts";
import { findCharge, lockCharge, updateCharge, type StorageCharge } from "./charge-store.ts";
import { chargeTimeOf } from "./charge-time-of.ts";
import { lockContract, updateContract, type StorageContract } from "./contract-store.ts";

/** After so many refused tries a contract counts as unpaid. */
const MOST_FAILURES = 3;

/** What a payment does to a month of a contract. */
export const lockStorageChargeSubject: LockSubject = async (tx, services, id) => {
  const contract = await lockContract(tx, (await findCharge(tx, id)).contract_id);
  const charge = await lockCharge(tx, id);
  return {
    async paid(payment) {
      if (charge.status !== "OPEN") return "already_paid";
      await updateCharge(tx, id, {
        status: "PAID",
        paid_amount: charge.paid_amount + payment.amount,
      });
      await notePaid(tx, { contract, charge, now: services.clock() });
      return null;
    },
    failed: (_payment, reason) =>
      noteFailure(tx, { contract, charge, reason, now: services.clock() }),
    lapsed: () => Promise.resolve(),
    refunded: (_payment, amount) =>
      updateCharge(tx, id, { paid_amount: charge.paid_amount - amount }),
  };
};

interface Charged {
  readonly contract: StorageContract;
  readonly charge: StorageCharge;
  readonly now: Date;
}

async function notePaid(tx: Tx, { contract, charge, now }: Charged): Promise<void> {
  const end = contract.end_date ?? charge.until_date;
  const changes = {
    paid_storage: charge.amount,
    paid_from: charge.from_date,
    paid_until: charge.until_date,
    unpaid_amount: 0,
    charge_failures: 0,
    next_charge_at: charge.until_date < end ? chargeTimeOf(charge.until_date) : null,
  };
  if (contract.status !== "UNPAID") {
    await updateContract(tx, contract.id, changes);
    return;
  }
  await changeContractStatus(tx, contract, "ACTIVE", { ...bySystem(now), with: changes });
}

async function noteFailure(
  tx: Tx,
  { contract, charge, now, reason }: Charged & { readonly reason: string },
): Promise<void> {
  if (charge.status !== "OPEN") return;
  const failures = contract.charge_failures + 1;
  if (failures < MOST_FAILURES || contract.status !== "ACTIVE") {
    await updateContract(tx, contract.id, { charge_failures: failures });
    return;
  }
  const changes = { charge_failures: failures, unpaid_amount: charge.amount };
  await changeContractStatus(tx, contract, "UNPAID", { ...bySystem(now, reason), with: changes });
}
