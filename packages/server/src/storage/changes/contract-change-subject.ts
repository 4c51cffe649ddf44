import type { Tx, Connection } from "../../db/tables.ts";
import { bySystem } from "../../subject/history.ts";
import { askAgain } from "../../money/custom-payment/ask-again.ts";
import { moneyTakenBack, type LockSubject, type SubjectNeeds } from "../../subject/paid-subject.ts";
import type { Payment, PaymentRejection } from "../../money/payment/payment.ts";
import { applyContractChange, setChangeStatus } from "./apply-contract-change.ts";
import { cancelChange } from "./cancel-change.ts";
import {
  findChange,
  findWholeChange,
  lockChange,
  updateChange,
  type ContractChange,
} from "./store.ts";
import { ledgerOfChange } from "./ledger-of-change.ts";
import { lockContract, type StorageContract, findContract } from "../contract-state/store.ts";
import { catchProblem } from "../../money/payment/catch-problem.ts";
import { subjectOfChange } from "../contract-state/subject-of-order.ts";
import { toPaymentRejection } from "../order-state/storage-order-subject.ts";
import { releaseCoupon } from "../../money/coupon/use-coupon.ts";
import { contractChangeTypes, formatKoreanDate, formatWon, storageGrades } from "@damadum/domain";
import type { NoticeFacts, NotifiedChange } from "../../subject/composition.ts";

export const lockContractChangeSubject: LockSubject = async (tx, services, id) => {
  const contract = await lockContract(tx, (await findChange(tx, id)).contract_id);
  const change = await lockChange(tx, id);
  const payer = { userId: contract.user_id, orderSerial: contract.order_serial };
  const isOpen = change.status === "QUOTED" || change.status === "WAIT";
  const release = () => releaseCoupon(tx, services, { subject: subjectOfChange(id) });
  return {
    paid: (payment) => accept(tx, services, { contract, change, payment }),
    async failed(_payment, reason) {
      await release();
      if (change.status !== "QUOTED") return;
      await setChangeStatus(tx, change, "WAIT", bySystem(services.clock(), reason));
    },
    left: release,
    async lapsed() {
      if (isOpen) await cancelChange(tx, services, change);
    },
    discounted: () => Promise.resolve(),
    refunded: (amount) => updateChange(tx, id, { paid_amount: change.paid_amount - amount }),
    // What was agreed stays agreed: the member is asked for the money again.
    async revoked(_payment, amount, reason) {
      await updateChange(tx, id, { paid_amount: change.paid_amount - amount });
      const again = { ...payer, subject: subjectOfChange(id), amount };
      await askAgain(tx, services, { ...again, reason: `${reason} 바꾼 보관 계약은 그대로예요.` });
    },
    async linked() {
      const { balance } = ledgerOfChange(await findWholeChange(tx, id));
      return moneyTakenBack(change.status === "APPLIED" ? balance : null, payer);
    },
  };
};

async function accept(
  tx: Tx,
  services: SubjectNeeds,
  input: {
    readonly contract: StorageContract;
    readonly change: ContractChange;
    readonly payment: Payment;
  },
): Promise<PaymentRejection | null> {
  const { contract, change, payment } = input;
  if (change.status === "APPLIED") return "already_paid";
  const refusal = await catchProblem(tx, async () => {
    await applyContractChange(tx, services, { contract, change, now: services.clock() });
    await updateChange(tx, change.id, { paid_amount: change.paid_amount + payment.amount });
  });
  return refusal === null ? null : toPaymentRejection(refusal.code);
}

/** Recipient and variables of a notice about a change of a storage contract. */
export async function noticeOfContractChange(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts> {
  const change = await findChange(db, subjectId);
  const contract = await findContract(db, change.contract_id);
  const end = change.end_date ?? contract.end_date;
  return {
    userId: change.user_id,
    case: change.kind,
    variables: {
      번호: contract.order_serial,
      변경: contractChangeTypes[change.kind].label,
      금액: formatWon(change.total_amount),
      등급: storageGrades[change.grade].label,
      종료일: end === null ? "정하기 전" : formatKoreanDate(end),
    },
  };
}
