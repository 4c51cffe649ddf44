import { assertOutsideTransaction } from "../db/transaction.ts";
import type {
  BillingKeyCharge,
  BillingKeyProvider,
  ProviderBillingKey,
} from "../providers/payment/billing-key-provider.ts";
import type { ProviderPayment } from "../providers/payment/payment-provider.ts";
import type { FakePaymentProvider } from "./fake-payment-provider.ts";
import { ProviderDeclined, ProviderUnavailable } from "../providers/or-unavailable.ts";

/** An in-memory provider of registered payment methods. */
export class FakeBillingKeys implements BillingKeyProvider {
  readonly #keys = new Map<string, ProviderBillingKey>();
  readonly #rejected = new Set<string>();
  readonly #payments: FakePaymentProvider;
  /** While true, every call throws ProviderUnavailable. */
  down = false;
  /** While true, every card is declined. */
  declining = false;
  /** The bank's reason for a declined card; undefined uses the default. */
  declineReason: string | undefined;
  /** Number of responses that are lost after the charge was made. */
  lostAnswers = 0;

  constructor(payments: FakePaymentProvider) {
    this.#payments = payments;
  }

  async find(customerUid: string): Promise<ProviderBillingKey | null> {
    await this.#answer();
    return this.#keys.get(customerUid) ?? null;
  }

  async remove(customerUid: string): Promise<void> {
    await this.#answer();
    this.#keys.delete(customerUid);
  }

  async charge({ customerUid, merchantUid, amount }: BillingKeyCharge): Promise<ProviderPayment> {
    await this.#answer();
    if (!this.#keys.has(customerUid)) throw new ProviderDeclined("No such billing key");
    const earlier = await this.#payments.findByMerchantUid(merchantUid);
    if (earlier !== null) throw new ProviderDeclined("Already charged");
    const payment =
      this.declining || this.#rejected.has(customerUid)
        ? this.#payments.fail(merchantUid, this.declineReason)
        : this.#payments.pay(merchantUid, amount);
    if (this.lostAnswers > 0) {
      this.lostAnswers -= 1;
      throw new ProviderUnavailable("The answer was lost");
    }
    return payment;
  }

  /** Registers a card, as in the window. */
  register(customerUid: string, cardNumber: string | null = "5123********1234"): void {
    const cardName = cardNumber === null ? null : "담아카드";
    this.#keys.set(customerUid, { customerUid, cardName, cardNumber });
  }

  /** Declines this card from now on. */
  reject(customerUid: string): void {
    this.#rejected.add(customerUid);
  }

  /** Accepts this card again. */
  accept(customerUid: string): void {
    this.#rejected.delete(customerUid);
  }

  knows(customerUid: string): boolean {
    return this.#keys.has(customerUid);
  }

  async #answer(): Promise<void> {
    assertOutsideTransaction("a call to the payment provider");
    await Promise.resolve();
    if (this.down) throw new ProviderUnavailable("The provider is down");
  }
}
