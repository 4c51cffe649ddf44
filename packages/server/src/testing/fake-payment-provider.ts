import { assertOutsideTransaction } from "../db/transaction.ts";
import type {
  PaymentProvider,
  ProviderCard,
  ProviderPayment,
  RefundOrder,
} from "../providers/payment/payment-provider.ts";
import type { Clock } from "../providers/clock.ts";
import { ProviderDeclined, ProviderUnavailable } from "../providers/or-unavailable.ts";

/** An in-memory payment provider; tests decide what happens in its window, and when it is down. */
export class FakePaymentProvider implements PaymentProvider {
  readonly #prepared = new Map<string, number>();
  readonly #payments = new Map<string, ProviderPayment>();
  readonly #clock: Clock;
  #lastId = 0;
  /** While true, every call throws ProviderUnavailable. */
  down = false;
  /** Number of responses that are lost after the refund was made. */
  lostAnswers = 0;
  refundCalls = 0;
  /** Awaited by a call before its work and again before its response. */
  latency: () => Promise<unknown> = () => Promise.resolve();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async prepare({ merchantUid, amount }: { merchantUid: string; amount: number }): Promise<void> {
    await this.#answer();
    this.#prepared.set(merchantUid, amount);
  }

  async findByImpUid(impUid: string): Promise<ProviderPayment | null> {
    await this.#answer();
    const payment = this.#payments.get(impUid) ?? null;
    await this.latency();
    return payment;
  }

  async findByMerchantUid(merchantUid: string): Promise<ProviderPayment | null> {
    await this.#answer();
    const all = [...this.#payments.values()].filter(
      (payment) => payment.merchantUid === merchantUid,
    );
    return all.at(-1) ?? null;
  }

  async refund({ impUid, amount, refundable }: RefundOrder): Promise<ProviderPayment> {
    await this.#answer();
    const payment = this.#payments.get(impUid);
    const left = payment === undefined ? 0 : payment.amount - payment.cancelledAmount;
    if (payment === undefined || refundable !== left || amount > left) {
      throw new ProviderDeclined("The amount cannot be refunded");
    }
    this.refundCalls += 1;
    const refunded = this.#cancel(payment, amount);
    if (this.lostAnswers > 0) {
      this.lostAnswers -= 1;
      throw new ProviderUnavailable("The answer was lost");
    }
    await this.latency();
    return refunded;
  }

  /** Money that goes back without us: in the provider's console, or by a chargeback. */
  refundOutside(impUid: string, amount?: number): void {
    const payment = this.#payments.get(impUid);
    if (payment === undefined) throw new Error("There is no such payment");
    const left = payment.amount - payment.cancelledAmount;
    const sent = amount ?? left;
    this.#cancel(payment, sent);
  }

  #cancel(payment: ProviderPayment, amount: number): ProviderPayment {
    const cancelledAmount = payment.cancelledAmount + amount;
    return this.#keep({
      ...payment,
      cancelledAmount,
      cancellations: [...payment.cancellations, { amount, at: this.#clock() }],
      status: cancelledAmount === payment.amount ? "cancelled" : payment.status,
    });
  }

  preparedAmount(merchantUid: string): number | undefined {
    return this.#prepared.get(merchantUid);
  }

  /** Pays in the window. An amount other than the prepared one simulates tampering. */
  pay(
    merchantUid: string,
    amount = this.#prepared.get(merchantUid) ?? 0,
    card: ProviderCard = { cardName: "담아카드", cardNumber: "5123********1234" },
  ): ProviderPayment {
    return this.#attempt({ merchantUid, amount, status: "paid", ...card });
  }

  fail(merchantUid: string, failReason = "카드 한도를 넘었어요."): ProviderPayment {
    const amount = this.#prepared.get(merchantUid) ?? 0;
    return this.#attempt({ merchantUid, amount, status: "failed", failReason });
  }

  /** Opens the window without a decision yet. */
  open(merchantUid: string): ProviderPayment {
    const amount = this.#prepared.get(merchantUid) ?? 0;
    return this.#attempt({ merchantUid, amount, status: "ready" });
  }

  payment(impUid: string): ProviderPayment | undefined {
    return this.#payments.get(impUid);
  }

  #attempt(
    attempt: Pick<ProviderPayment, "merchantUid" | "amount" | "status"> & {
      readonly failReason?: string;
    } & Partial<ProviderCard>,
  ): ProviderPayment {
    this.#lastId += 1;
    return this.#keep({
      failReason: null,
      cardName: null,
      cardNumber: null,
      ...attempt,
      impUid: `imp_${String(this.#lastId).padStart(12, "0")}`,
      cancelledAmount: 0,
      cancellations: [],
      paidAt: attempt.status === "paid" ? this.#clock() : null,
    });
  }

  #keep(payment: ProviderPayment): ProviderPayment {
    this.#payments.set(payment.impUid, payment);
    return payment;
  }

  async #answer(): Promise<void> {
    assertOutsideTransaction("a call to the payment provider");
    // A real provider responds later, so concurrent work gets its turn.
    await this.latency();
    if (this.down) throw new ProviderUnavailable("The provider is down");
  }
}
