import type {
  LedgerEntriesTable,
  LedgerPostingsTable,
  PaidSubject,
} from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";

type Account = LedgerEntriesTable["account"];

/** One event in money. Amounts in won, debits positive, together zero. */
interface Posting {
  readonly id: string;
  readonly kind: LedgerPostingsTable["kind"];
  /** The payment, refund or subject that it is about; the same event cannot be posted twice. */
  readonly sourceId: string;
  readonly subject: PaidSubject;
  readonly at: Date;
  readonly entries: Readonly<Partial<Record<Account, number>>>;
}

type Event = Omit<Posting, "kind" | "entries"> & { readonly amount: number };

/** The provider got money; we owe it to the customer until the work is done. */
export function postPaymentReceived(tx: Tx, { amount, ...event }: Event): Promise<void> {
  const entries = { PROVIDER: amount, CUSTOMER: -amount };
  return post(tx, { ...event, kind: "PAYMENT_RECEIVED", entries });
}

/** The provider sent money back. */
export function postRefundSent(tx: Tx, { amount, ...event }: Event): Promise<void> {
  const entries = { PROVIDER: -amount, CUSTOMER: amount };
  return post(tx, { ...event, kind: "REFUND_SENT", entries });
}

/** Part of what we owe becomes our cancellation fee. */
export function postCancelFeeKept(tx: Tx, { amount, ...event }: Event): Promise<void> {
  const entries = { CUSTOMER: amount, CANCEL_FEE: -amount };
  return post(tx, { ...event, kind: "CANCEL_FEE_KEPT", entries });
}

async function post(tx: Tx, { entries, ...posting }: Posting): Promise<void> {
  const rows = (["PROVIDER", "CUSTOMER", "CANCEL_FEE"] as const).flatMap((account) => {
    const amount = entries[account] ?? 0;
    return amount === 0 ? [] : [{ posting_id: posting.id, account, amount }];
  });
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0 || rows.length === 0)
    throw new Error(`The posting ${posting.kind} does not balance`);

  const { id, kind, sourceId, subject, at } = posting;
  await tx
    .insertInto("ledger_postings")
    .values({
      id,
      kind,
      source_id: sourceId,
      subject_kind: subject.kind,
      subject_id: subject.id,
      at,
    })
    .execute();
  await tx.insertInto("ledger_entries").values(rows).execute();
}
