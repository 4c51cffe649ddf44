import { z } from "zod";
import { ProviderDeclined } from "../or-unavailable.ts";
import { providerId, providerSeconds, providerText, providerWon } from "../provider-fields.ts";
import type { CashReceiptProvider, ProviderCashReceipt } from "./cash-receipt-provider.ts";
import type { PortoneClient } from "./portone-client.ts";

const receiptSchema = z
  .object({
    apply_num: providerId,
    amount: providerWon,
    receipt_url: providerText(1000).nullish(),
    /** 0 or nothing means never. */
    cancelled_at: providerSeconds.nullish(),
  })
  .transform((receipt): ProviderCashReceipt => ({
    amount: receipt.amount,
    approvalNumber: receipt.apply_num,
    url: receipt.receipt_url ?? null,
    isCancelled: (receipt.cancelled_at ?? 0) > 0,
  }));

/** Cash receipts through PortOne V1 (`/receipts/external`), real or sandbox depending on the settings. */
export function portoneCashReceipts(client: PortoneClient): CashReceiptProvider {
  const pathOf = (number: string) => `/receipts/external/${encodeURIComponent(number)}`;
  const find = (number: string) =>
    client.call({ method: "GET", path: pathOf(number) }, receiptSchema);

  /** The provider declines what an earlier request did before its response was lost. */
  async function orFound(
    number: string,
    call: Promise<ProviderCashReceipt | null>,
    isDone: (receipt: ProviderCashReceipt) => boolean,
  ): Promise<ProviderCashReceipt> {
    let reason: unknown = new ProviderDeclined("The provider does not know the cash receipt");
    try {
      const receipt = await call;
      if (receipt !== null) return receipt;
    } catch (error) {
      if (!(error instanceof ProviderDeclined)) throw error;
      reason = error;
    }
    const found = await find(number);
    if (found !== null && isDone(found)) return found;
    throw reason;
  }

  return {
    find,
    issue({ number, amount, purpose, identifier, name }) {
      const isPerson = purpose === "DEDUCTION";
      const body = {
        name,
        amount,
        identifier: identifier.replaceAll("-", ""),
        identifier_type: isPerson ? "phone" : "business",
        type: isPerson ? "person" : "company",
      };
      const call = client.call({ method: "POST", path: pathOf(number), body }, receiptSchema);
      return orFound(number, call, (found) => !found.isCancelled && found.amount === amount);
    },
    cancel(number) {
      const call = client.call({ method: "DELETE", path: pathOf(number) }, receiptSchema);
      return orFound(number, call, (found) => found.isCancelled);
    },
  };
}
