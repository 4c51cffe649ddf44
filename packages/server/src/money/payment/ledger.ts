import { isPaymentMethod, type PaidMethod } from "@damadum/domain";
import type {
  LedgerEntriesTable,
  LedgerPostingsTable,
  LedgerSubjectKind,
  Subject,
} from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";

type Account = LedgerEntriesTable["account"];

/** One money event. Amounts are in won, debits are positive, and the sum is zero. */
interface Posting {
  readonly id: string;
  readonly kind: LedgerPostingsTable["kind"];
  /** The payment, refund or subject of the event, which cannot be posted twice. */
  readonly sourceId: string;
  readonly subject: Subject<LedgerSubjectKind>;
  readonly at: Date;
  readonly entries: Readonly<Partial<Record<Account, number>>>;
}

type Event = Omit<Posting, "kind" | "entries"> & { readonly amount: number };

/** Money received or refunded, through the provider or by hand. */
type Transfer = Event & { readonly method: PaidMethod };

const accountOf = (method: PaidMethod) => (isPaymentMethod(method) ? "PROVIDER" : "HAND");

/** The provider or an operator got money; we owe it to the customer until the work is done. */
export function postPaymentReceived(tx: Tx, { amount, method, ...event }: Transfer): Promise<void> {
  const entries = { [accountOf(method)]: amount, CUSTOMER: -amount };
  return post(tx, { ...event, kind: "PAYMENT_RECEIVED", entries });
}

/** The provider or an operator gave money back. */
export function postRefundSent(tx: Tx, { amount, method, ...event }: Transfer): Promise<void> {
  const entries = { [accountOf(method)]: -amount, CUSTOMER: amount };
  return post(tx, { ...event, kind: "REFUND_SENT", entries });
}

/** Part of what we owe becomes our cancellation fee. */
export function postCancelFeeKept(tx: Tx, { amount, ...event }: Event): Promise<void> {
  const entries = { CUSTOMER: amount, CANCEL_FEE: -amount };
  return post(tx, { ...event, kind: "CANCEL_FEE_KEPT", entries });
}

/** We owe the customer a compensation. */
export function postCompensationOwed(tx: Tx, { amount, ...event }: Event): Promise<void> {
  const entries = { COMPENSATION: amount, CUSTOMER: -amount };
  return post(tx, { ...event, kind: "COMPENSATION_OWED", entries });
}

/** An operator has transferred a compensation. */
export function postCompensationPaid(tx: Tx, { amount, ...event }: Event): Promise<void> {
  const entries = { HAND: -amount, CUSTOMER: amount };
  return post(tx, { ...event, kind: "COMPENSATION_PAID", entries });
}

async function post(tx: Tx, { entries, ...posting }: Posting): Promise<void> {
  const rows = (["PROVIDER", "HAND", "CUSTOMER", "CANCEL_FEE", "COMPENSATION"] as const).flatMap(
    (account) => {
      const amount = entries[account] ?? 0;
      return amount === 0 ? [] : [{ posting_id: posting.id, account, amount }];
    },
  );
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
