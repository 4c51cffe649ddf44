import { randomInt } from "node:crypto";
import type { Journal } from "../journal/journal.ts";
import { notFound, ProblemError } from "../envelope/envelope.ts";
import { approvalOf, fakeCard, newPayment, type Card } from "./new-payment.ts";
import type { Payment, PaymentRequest, PaymentStatus, Preparation } from "../records/payment.ts";

export interface Cancel {
  imp_uid?: string | undefined;
  merchant_uid?: string | undefined;
  amount?: number | undefined;
  checksum?: number | undefined;
  reason?: string | undefined;
}

/** The provider's books: amounts registered, windows opened, payments and refunds. */
export class PaymentLedger {
  readonly #journal: Journal;
  readonly #now: () => number;
  readonly #preparations = new Map<string, Preparation>();
  readonly #payments = new Map<string, Payment>();

  constructor(journal: Journal, now: () => number) {
    this.#journal = journal;
    this.#now = now;
    for (const entry of journal.entries) {
      if (entry.kind === "payment") this.#payments.set(entry.id, entry.value);
      if (entry.kind === "preparation" && entry.value)
        this.#preparations.set(entry.id, entry.value);
    }
  }

  prepare(preparation: Preparation): Preparation {
    if (this.#preparations.has(preparation.merchant_uid)) {
      throw new ProblemError("결제정보 사전등록에 실패하였습니다(이미 등록된 merchant_uid입니다).");
    }
    return this.#keepPreparation(preparation);
  }

  changePreparation(preparation: Preparation): Preparation {
    this.preparation(preparation.merchant_uid);
    return this.#keepPreparation(preparation);
  }

  preparation(merchantUid: string): Preparation {
    const preparation = this.#preparations.get(merchantUid);
    if (preparation === undefined) throw notFound("사전등록된 결제정보가 존재하지 않습니다.");
    return preparation;
  }

  /** Simulates a channel that does not check registered amounts; only the test hooks call it. */
  forgetPreparation(merchantUid: string): void {
    this.#preparations.delete(merchantUid);
    this.#journal.write({ kind: "preparation", id: merchantUid, value: null });
  }

  payment(impUid: string): Payment {
    const payment = this.#payments.get(impUid);
    if (payment === undefined) throw notFound();
    return payment;
  }

  /** The newest payment of an order, or the newest in the given state. */
  findPayment(merchantUid: string, status?: PaymentStatus): Payment {
    const payment = this.#paymentsOf(merchantUid).findLast(
      (candidate) => status === undefined || candidate.status === status,
    );
    if (payment === undefined) throw notFound();
    return payment;
  }

  /** Opens a payment window, which the provider already counts as a payment with status "ready". */
  open(request: PaymentRequest, channel: Payment["channel"]): Payment {
    if (request.amount === 0 && request.customer_uid === undefined) {
      throw new ProblemError("결제 요청 금액이 잘못되었습니다.");
    }
    this.#requirePayable(request.merchant_uid, request.amount);
    const impUid = `imp_${randomInt(1e11, 1e12)}`;
    return this.#keep(newPayment({ impUid, request, channel, startedAt: this.#now() }));
  }

  /** Approves a payment with the given registered card, or with a made-up one. */
  pay(impUid: string, card?: Card): Payment {
    const payment = this.#requireReady(impUid);
    this.#requirePayable(payment.merchant_uid, payment.amount);
    const approval = approvalOf(card ?? fakeCard(payment));
    return this.#keep({ ...payment, ...approval, status: "paid", paid_at: this.#now() });
  }

  fail(impUid: string, reason: string): Payment {
    const payment = this.#requireReady(impUid);
    return this.#keep({
      ...payment,
      status: "failed",
      failed_at: this.#now(),
      fail_reason: reason,
    });
  }

  /** Refunds in full or in part; the status stays "paid" until nothing is left. */
  cancel(request: Cancel): Payment {
    const payment = this.#requireCancellable(request);
    const left = payment.amount - payment.cancel_amount;
    if (request.checksum !== undefined && request.checksum !== left) {
      throw new ProblemError(`취소 가능 금액이 일치하지 않습니다. (취소 가능 금액: ${left}원)`);
    }
    const amount = request.amount ?? left;
    if (amount > left) throw new ProblemError("취소 요청 금액이 취소 가능 금액을 초과합니다.");
    const reason = request.reason ?? "가맹점 요청";
    const now = this.#now();
    const cancellation = {
      pg_tid: payment.pg_tid,
      amount,
      cancelled_at: now,
      reason,
      receipt_url: "",
    };
    return this.#keep({
      ...payment,
      status: amount === left ? "cancelled" : payment.status,
      cancel_amount: payment.cancel_amount + amount,
      cancelled_at: now,
      cancel_reason: reason,
      cancel_history: [...payment.cancel_history, cancellation],
    });
  }

  #requireCancellable({ imp_uid, merchant_uid }: Cancel): Payment {
    const payment =
      imp_uid === undefined
        ? this.#paymentsOf(merchant_uid ?? "").findLast(({ paid_at }) => paid_at > 0)
        : this.#payments.get(imp_uid);
    if (payment === undefined) throw new ProblemError("취소할 결제건이 존재하지 않습니다.");
    if (payment.status === "cancelled") throw new ProblemError("이미 전액취소된 주문입니다.");
    if (payment.status !== "paid") throw new ProblemError("취소할 결제건이 존재하지 않습니다.");
    return payment;
  }

  #requireReady(impUid: string): Payment {
    const payment = this.payment(impUid);
    if (payment.status !== "ready") throw new ProblemError("이미 처리된 결제창입니다.");
    return payment;
  }

  #requirePayable(merchantUid: string, amount: number): void {
    if (this.#paymentsOf(merchantUid).some(({ paid_at }) => paid_at > 0)) {
      throw new ProblemError("이미 결제가 이루어진 거래건입니다.");
    }
    const registered = this.#preparations.get(merchantUid);
    if (registered !== undefined && registered.amount !== amount) {
      throw new ProblemError("결제 요청 금액이 사전등록된 금액과 다릅니다.");
    }
  }

  #paymentsOf(merchantUid: string): Payment[] {
    return [...this.#payments.values()].filter((payment) => payment.merchant_uid === merchantUid);
  }

  #keepPreparation(preparation: Preparation): Preparation {
    this.#journal.write({ kind: "preparation", id: preparation.merchant_uid, value: preparation });
    this.#preparations.set(preparation.merchant_uid, preparation);
    return preparation;
  }

  #keep(payment: Payment): Payment {
    this.#journal.write({ kind: "payment", id: payment.imp_uid, value: payment });
    this.#payments.set(payment.imp_uid, payment);
    return payment;
  }
}
