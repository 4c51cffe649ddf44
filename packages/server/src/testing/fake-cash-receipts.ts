import { assertOutsideTransaction } from "../db/transaction.ts";
import { ProviderDeclined, ProviderUnavailable } from "../providers/or-unavailable.ts";
import type {
  CashReceiptOrder,
  CashReceiptProvider,
  ProviderCashReceipt,
} from "../providers/payment/cash-receipt-provider.ts";

type Kept = ProviderCashReceipt & CashReceiptOrder;

/** An in-memory issuer of cash receipts. */
export class FakeCashReceipts implements CashReceiptProvider {
  readonly #receipts = new Map<string, Kept>();
  /** While true, every call throws ProviderUnavailable. */
  down = false;
  /** The reason for which every receipt is declined; null while they are issued. */
  declines: string | null = null;
  /** Number of responses that are lost after the work was done. */
  lostAnswers = 0;

  /** Those that stand, the oldest first. */
  get standing(): readonly Kept[] {
    return [...this.#receipts.values()].filter(({ isCancelled }) => !isCancelled);
  }

  get all(): readonly Kept[] {
    return [...this.#receipts.values()];
  }

  async find(number: string): Promise<ProviderCashReceipt | null> {
    await this.#reach();
    return this.#receipts.get(number) ?? null;
  }

  async issue(order: CashReceiptOrder): Promise<ProviderCashReceipt> {
    await this.#reach();
    if (this.declines !== null) throw new ProviderDeclined(this.declines);
    const earlier = this.#receipts.get(order.number);
    if (earlier !== undefined) return earlier;
    const approvalNumber = String(100_000_000 + this.#receipts.size);
    return this.#keep({ ...order, approvalNumber, url: null, isCancelled: false });
  }

  async cancel(number: string): Promise<ProviderCashReceipt> {
    await this.#reach();
    const receipt = this.#receipts.get(number);
    if (receipt === undefined) throw new ProviderDeclined("No such cash receipt");
    return this.#keep({ ...receipt, isCancelled: true });
  }

  #keep(receipt: Kept): Kept {
    this.#receipts.set(receipt.number, receipt);
    if (this.lostAnswers > 0) {
      this.lostAnswers -= 1;
      throw new ProviderUnavailable("The answer was lost");
    }
    return receipt;
  }

  async #reach(): Promise<void> {
    assertOutsideTransaction("a call to the payment provider");
    // A real provider responds later, so concurrent work gets its turn.
    await Promise.resolve();
    if (this.down) throw new ProviderUnavailable("The provider is down");
  }
}
