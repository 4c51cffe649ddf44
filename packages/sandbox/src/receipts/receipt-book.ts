import { randomInt } from "node:crypto";
import { notFound, ProblemError } from "../envelope/envelope.ts";
import type { Journal } from "../journal/journal.ts";
import type { Receipt, ReceiptRequest } from "../records/receipt.ts";

/** Which numbers the tax office takes for a kind of receipt. */
const identifiers = { person: /^01\d{8,9}$/, company: /^\d{10}$/ } as const;

/** The cash receipts of payments that did not go through the provider: each number is issued and cancelled once. */
export class ReceiptBook {
  readonly #journal: Journal;
  readonly #now: () => number;
  readonly #receipts = new Map<string, Receipt>();

  constructor(journal: Journal, now: () => number) {
    this.#journal = journal;
    this.#now = now;
    for (const entry of journal.entries) {
      if (entry.kind === "receipt") this.#receipts.set(entry.id, entry.value);
    }
  }

  receipt(merchantUid: string): Receipt {
    const receipt = this.#receipts.get(merchantUid);
    if (receipt === undefined) throw notFound("현금영수증 발급 내역이 존재하지 않습니다.");
    return receipt;
  }

  issue(merchantUid: string, { amount, identifier, type = "person" }: ReceiptRequest): Receipt {
    if (this.#receipts.has(merchantUid)) {
      throw new ProblemError("이미 현금영수증이 발행된 주문번호입니다.");
    }
    if (!identifiers[type].test(identifier)) {
      throw new ProblemError("현금영수증 발행에 실패하였습니다(식별번호 오류).");
    }
    return this.#keep({
      merchant_uid: merchantUid,
      receipt_tid: `sandbox_${randomInt(1e11, 1e12)}`,
      apply_num: `${randomInt(1e8, 1e9)}`,
      type,
      amount,
      vat: Math.floor(amount / 11),
      receipt_url: null,
      applied_at: this.#now(),
      cancelled_at: 0,
    });
  }

  cancel(merchantUid: string): Receipt {
    const receipt = this.receipt(merchantUid);
    if (receipt.cancelled_at > 0) throw new ProblemError("이미 취소된 현금영수증입니다.");
    return this.#keep({ ...receipt, cancelled_at: this.#now() });
  }

  #keep(receipt: Receipt): Receipt {
    this.#journal.write({ kind: "receipt", id: receipt.merchant_uid, value: receipt });
    this.#receipts.set(receipt.merchant_uid, receipt);
    return receipt;
  }
}
