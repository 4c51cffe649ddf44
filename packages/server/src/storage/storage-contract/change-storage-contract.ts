import { brand, type ContractChangeRequest } from "@damadum/domain";
import { isEqual } from "es-toolkit";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import { claimKey } from "../../subject/claim-key.ts";
import { writeHistory } from "../../subject/history.ts";
import { couponOfMember, couponOfDraft } from "../../money/coupon/draft-coupon.ts";
import { lockMember } from "../../account/member/lock-member.ts";
import { findOrCreatePreparation } from "../../money/payment/find-or-create-preparation.ts";
import type { Payment } from "../../money/payment/payment.ts";
import { holdExpiresAt } from "../../money/payment/payment-times.ts";
import { presentPayment, type PresentedPayment } from "../../money/payment/present-payment.ts";
import {
  missingPaymentChoice,
  preparationMethodOf,
  type PaymentChoice,
} from "../../money/payment/payment-choice.ts";
import { applyContractChange } from "../changes/apply-contract-change.ts";
import { cancelChange } from "../changes/cancel-change.ts";
import { couponOfChange, couponOfRequest } from "../changes/change-coupon.ts";
import {
  findChange,
  findWholeChange,
  insertChange,
  lockPendingChange,
  updateChange,
  type ContractChange,
  type WholeChange,
} from "../changes/store.ts";
import { contractRefusalsOf } from "./contract-refusals.ts";
import { lockOwnContract, type StorageContract, findOwnContract } from "../contract-state/store.ts";
import type { PrepareNeeds } from "../storage-order/prepare-order-payment.ts";
import { priceContractChange, type ChangeQuote } from "../changes/price-contract-change.ts";
import { subjectOfChange } from "../contract-state/subject-of-order.ts";
import { getOwnBillingKey } from "../../money/billing-key/billing-keys.ts";
import { holdCoupon } from "../../money/coupon/use-coupon.ts";
import { limitPreparations, type Preparer } from "../../money/payment/preparations.ts";
import type { Services } from "../../services.ts";

/** Payment names shown in the payment window and on the statement. */
const names: Readonly<Record<ContractChangeRequest["kind"], string>> = {
  TERMINATION: `${brand.name} 보관 해지`,
  UPGRADE: `${brand.name} 등급 올리기`,
  EXTENSION: `${brand.name} 보관 연장`,
};

export interface ContractChangeInput extends Preparer {
  readonly id: string;
  readonly request: ContractChangeRequest;
  readonly way: PaymentChoice | null;
  readonly idempotencyKey: string | undefined;
}

/** A change with its payment, which is null when nothing was to pay. */
export interface ChangedContract {
  readonly change: WholeChange;
  readonly payment: PresentedPayment | null;
}

/**
 * Changes the member's contract: immediately when nothing is to pay, otherwise with its payment. One change is pending
 * at a time: the same request resumes it, and another one throws change_pending until it is paid or its 15 minutes are
 * over.
 */
export async function changeStorageContract(
  services: PrepareNeeds,
  input: ContractChangeInput,
): Promise<ChangedContract> {
  const { db } = services;
  await limitPreparations(services, input);
  const { changeId, payment } = await inTransaction(db, (tx) => prepare(tx, services, input));
  const name = names[input.request.kind];
  const { userId } = input;
  const presented =
    payment === null ? null : await presentPayment(services, { payment, name, userId });
  return { change: await findWholeChange(db, changeId), payment: presented };
}

interface Prepared {
  readonly changeId: string;
  readonly payment: Payment | null;
}

async function prepare(
  tx: Tx,
  services: PrepareNeeds,
  input: ContractChangeInput,
): Promise<Prepared> {
  const now = services.clock();
  const contract = await lockOwnContract(tx, input);
  const id = services.ids.uuid();
  const { idempotencyKey: key, request, userId } = input;
  const content = { id: contract.id, request };
  const keyed = { owner: userId, operation: "changeStorageContract", key, content };
  const earlier = await claimKey(tx, keyed, { subjectId: id, now });
  if (earlier !== null)
    return preparePayment(tx, services, { input, change: await findChange(tx, earlier) });
  const pending = await lockPendingChange(tx, contract.id);
  if (pending !== null && pending.expires_at > now) {
    if (!isEqual(pending.request, request)) throw new ProblemError("change_pending");
    return preparePayment(tx, services, { input, change: pending });
  }
  if (pending !== null) await cancelChange(tx, services, pending);
  const change = await storeChange(tx, services, { id, contract, input, now });
  if (change.total_amount > 0) return preparePayment(tx, services, { input, change });
  await applyContractChange(tx, services, { contract, change, now });
  return { changeId: change.id, payment: null };
}

async function storeChange(
  tx: Tx,
  services: PrepareNeeds,
  {
    id,
    contract,
    input,
    now,
  }: {
    readonly id: string;
    readonly contract: StorageContract;
    readonly input: ContractChangeInput;
    readonly now: Date;
  },
): Promise<ContractChange> {
  const { request, userId, way } = input;
  requireOpen((await contractRefusalsOf(tx, contract, now))[request.kind]);
  const coupon = await couponOfMember(tx, services, { ...couponOfRequest(request), userId });
  const { price, endDate, grade } = priceContractChange(contract, request, { now, coupon });
  const keyId = way?.billingKeyId ?? null;
  if (keyId !== null) {
    await lockMember(tx, userId);
    await getOwnBillingKey(tx, { paymentId: keyId, userId });
  }
  const change = await insertChange(tx, {
    id,
    contract_id: contract.id,
    user_id: userId,
    kind: request.kind,
    status: "QUOTED",
    request: JSON.stringify(request),
    price: JSON.stringify(price),
    total_amount: price.totalAmount,
    billing_key_id: keyId,
    end_date: endDate,
    grade,
    created_at: now,
    expires_at: holdExpiresAt(now),
  });
  await writeHistory(tx, {
    subject: subjectOfChange(id),
    from: null,
    to: "QUOTED",
    actor: "MEMBER",
    actorId: userId,
    reason: null,
    now,
  });
  return change;
}

/** Prepares the payment of a pending change; any other change has none. */
async function preparePayment(
  tx: Tx,
  services: PrepareNeeds,
  { input, change }: { readonly input: ContractChangeInput; readonly change: ContractChange },
): Promise<Prepared> {
  const isOpen = change.status === "QUOTED" || change.status === "WAIT";
  if (!isOpen) return { changeId: change.id, payment: null };
  const { way, userId } = input;
  if (way === null) throw missingPaymentChoice();
  await updateChange(tx, change.id, { billing_key_id: way.billingKeyId });
  const payment = await findOrCreatePreparation(tx, services, {
    subject: subjectOfChange(change.id),
    serial: change.id,
    userId,
    plan: "FULL",
    amount: change.total_amount,
    ...(await preparationMethodOf(tx, { way, userId }, { registers: false })),
  });
  await holdCoupon(tx, services, couponOfChange(change), payment.expires_at);
  return { changeId: change.id, payment };
}

/** What a change of the member's contract would charge or refund. Stores nothing. */
export async function calculateContractChange(
  services: Pick<Services, "db" | "clock">,
  input: {
    readonly id: string;
    readonly userId: string;
    readonly request: ContractChangeRequest;
  },
): Promise<ChangeQuote> {
  const { db, clock } = services;
  const { request, userId } = input;
  const contract = await findOwnContract(db, input);
  const refusal = (await contractRefusalsOf(db, contract, clock()))[request.kind];
  // A change that waits for its payment keeps others from being stored, not from being priced.
  if (refusal?.problem !== "change_pending") requireOpen(refusal);
  const coupon = await couponOfDraft(db, services, { ...couponOfRequest(request), userId });
  return priceContractChange(contract, request, { now: clock(), coupon });
}
