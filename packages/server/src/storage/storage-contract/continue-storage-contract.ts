import {
  formatKoreanDate,
  formatWon,
  paymentMethods,
  todayInSeoul,
  type ContinuationOffer,
  type PaymentMethod,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { writeHistoryWithoutNotice } from "../../subject/history.ts";
import { lockMember } from "../../account/member/lock-member.ts";
import { cancelChange } from "../changes/cancel-change.ts";
import { lockPendingChange } from "../changes/store.ts";
import { chargeTimeOf } from "../charges/charge-time-of.ts";
import { continuationOf } from "./continuation-of.ts";
import { contractRefusalsOf } from "./contract-refusals.ts";
import { lockOwnContract, updateContract, type StorageContract } from "../contract-state/store.ts";
import { termsOf } from "../contract-state/contract-terms-of.ts";
import { subjectOfContract } from "../contract-state/subject-of-order.ts";
import { getOwnBillingKey } from "../../money/billing-key/billing-keys.ts";
import { remindNow } from "../../subject/notices/remind-now.ts";
import { getStorageContract } from "./read-storage-contracts.ts";

type Needs = Pick<Services, "db" | "clock" | "ids">;

interface Confirmation {
  readonly id: string;
  readonly userId: string;
  /** Won per month that the member was shown. */
  readonly monthlyAmount: number;
  /** The billing key that the months are charged to. */
  readonly paymentId: string;
}

/**
 * Records the member's consent to monthly payment after the free months, without which storage ends by itself. Nothing
 * is charged before the first paid day. Confirming again is a no-op.
 */
export async function continueStorageContract(services: Needs, request: Confirmation) {
  await inTransaction(services.db, (tx) => confirm(tx, services, request));
  return getStorageContract(services, request);
}

async function confirm(tx: Tx, services: Needs, request: Confirmation): Promise<void> {
  const now = services.clock();
  const contract = await lockOwnContract(tx, request);
  if (contract.continue_confirmed_at !== null) return;
  requireOpen((await contractRefusalsOf(tx, contract, now)).CONTINUATION);
  const offer = continuationOf(contract, []);
  if (offer === null) throw new Error("An open continuation has an offer");
  const pending = await lockPendingChange(tx, contract.id);
  if (pending !== null) await cancelChange(tx, services, pending);
  if (offer.monthlyAmount !== request.monthlyAmount) {
    throw new ProblemError("amount_mismatch", { about: "continuation" });
  }
  // Deleting a billing key locks the member too, so that no contract is left with a deleted key.
  await lockMember(tx, request.userId);
  const { paymentId, method } = await getOwnBillingKey(tx, request);
  await updateContract(tx, contract.id, {
    payment_type: "SUBSCRIPTION",
    months: offer.months,
    end_date: offer.endDate,
    next_charge_at: chargeTimeOf(termsOf(contract).paidUntil),
    billing_key_id: paymentId,
    continue_confirmed_at: now,
  });
  await writeHistoryWithoutNotice(tx, {
    subject: subjectOfContract(contract.id),
    from: contract.status,
    to: contract.status,
    actor: "MEMBER",
    actorId: request.userId,
    reason: `무료 기간이 끝나면 ${formatKoreanDate(offer.from)}부터 ${offer.paidMonths}개월 동안 매달 ${formatWon(offer.monthlyAmount)}(부가세 포함)을 결제하며 이어서 보관하는 데 회원이 동의했어요.`,
    now,
  });
  await sendReceipt(tx, contract, { offer, method, now });
}

async function sendReceipt(
  tx: Tx,
  { id, user_id: userId, order_serial: serial }: StorageContract,
  agreed: {
    readonly offer: ContinuationOffer;
    readonly method: PaymentMethod;
    readonly now: Date;
  },
): Promise<void> {
  const { offer, method, now } = agreed;
  const receipt = {
    kind: "STORAGE_CONTINUED",
    subject_id: id,
    user_id: userId,
    variables: {
      번호: serial,
      동의일: formatKoreanDate(todayInSeoul(now)),
      결제일: formatKoreanDate(offer.from),
      금액: formatWon(offer.monthlyAmount),
      개월: `${offer.paidMonths}개월`,
      수단: paymentMethods[method].label,
      종료일: formatKoreanDate(offer.endDate),
    },
  } as const;
  // It confirms the member's own action, so it may be sent at night, before the morning of the first charge.
  await remindNow(tx, receipt, now);
}
