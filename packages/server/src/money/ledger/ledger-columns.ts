import { sql, type NotNull, type Selection } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { PaidSubjectKind } from "../../db/subject-tables.ts";
import type { Connection, Tables } from "../../db/tables.ts";

/** The columns in which a query has a paid subject's id, and the serial that links for it name, if it has one. */
interface Subject {
  readonly kind: PaidSubjectKind;
  readonly id: string;
  readonly serial: string | null;
}

/**
 * Columns with all that the ledger of a subject is computed from, for the query that reads the subject. So an order
 * and its ledger are one statement, however many payments, links and changes there are.
 */
export function ledgerColumns(db: Connection, subject: Subject) {
  return [
    paymentsOf(db, subject).as("payments"),
    linksOf(db, subject).as("links"),
    changesOf(db, subject).as("changes"),
    cancelFeesOf(db, subject).as("cancel_fees"),
    compensationsOf(db, subject).as("compensations"),
    cashReceiptsOf(db, subject).as("cash_receipts"),
  ] as const;
}

/** What those columns hold. JSON knows no dates: instants are texts. */
export type LedgerColumns = Selection<Tables, never, ReturnType<typeof ledgerColumns>[number]>;

const paymentsOf = (db: Connection, { kind, id }: Pick<Subject, "kind" | "id">) =>
  jsonArrayFrom(
    db
      .selectFrom("payments")
      .select(["merchant_uid", "imp_uid", "subject_kind", "plan", "method", "status", "amount"])
      .select(["received_amount", "refunded_amount", "failure_reason", "refusal"])
      .select(["created_at", "expires_at", "paid_at", "withdrawn_at"])
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom("refunds")
            .select(["kind", "amount", "status", "created_at", "done_at"])
            .whereRef("refunds.payment_id", "=", "payments.id")
            .orderBy("created_at")
            .orderBy("refunds.id"),
        ).as("refunds"),
      )
      .where("subject_kind", "=", kind)
      .where("subject_id", "=", sql.ref<string>(id))
      .orderBy("created_at")
      .orderBy("payments.id"),
  );

/** The links for the balance, and those that ask for an extra payment of an order. */
const linksOf = (db: Connection, { id, serial }: Subject) =>
  jsonArrayFrom(
    db
      .selectFrom("custom_payments as link")
      .select(["link.url", "link.status", "link.title", "link.amount", "link.created_at"])
      .select(["link.settled_at", "link.written_off_amount"])
      .select((eb) => [
        eb("link.balance_of", "is not", null).$castTo<boolean>().as("is_for_balance"),
        eb
          .selectFrom("status_history")
          .select((inner) => inner.fn.max("at").as("at"))
          .where("subject_kind", "=", "CUSTOM_PAYMENT")
          .whereRef("subject_id", "=", "link.id")
          .as("changed_at"),
        paymentsOf(db, { kind: "CUSTOM_PAYMENT", id: "link.id" }).as("payments"),
      ])
      .where((eb) =>
        eb.or([
          eb("link.balance_of", "=", sql.ref<string>(id)),
          // One that pays a month or a change of an order's contract is theirs.
          ...(serial === null
            ? []
            : [
                eb("link.order_serial", "=", sql.ref<string>(serial)).and(
                  "link.balance_of",
                  "is",
                  null,
                ),
              ]),
        ]),
      )
      .orderBy("link.created_at")
      .orderBy("link.id"),
  );

const changesOf = (db: Connection, { kind, id }: Subject) =>
  jsonArrayFrom(
    db
      .selectFrom("visit_changes")
      .select([
        "actor",
        "before_times",
        "after_times",
        "before_amount",
        "refund_amount",
        "after_price",
        "applied_at",
      ])
      .where(sql.ref<PaidSubjectKind>("subject_kind"), "=", kind)
      .where("subject_id", "=", sql.ref<string>(id))
      .where("applied_at", "is not", null)
      .$narrowType<{ applied_at: NotNull }>()
      .orderBy("applied_at"),
  );

const cancelFeesOf = (db: Connection, { kind, id }: Subject) =>
  jsonArrayFrom(
    db
      .selectFrom("ledger_postings as posting")
      .innerJoin("ledger_entries as entry", "entry.posting_id", "posting.id")
      .select(["posting.at", "entry.amount"])
      .where("posting.subject_kind", "=", kind)
      .where("posting.subject_id", "=", sql.ref<string>(id))
      .where("entry.account", "=", "CANCEL_FEE")
      .orderBy("posting.at"),
  );

/** Compensations of a move that we cancelled, or in which something was damaged. */
const compensationsOf = (db: Connection, { kind, id }: Subject) =>
  jsonArrayFrom(
    db
      .selectFrom("compensations")
      .select(["amount", "created_at", "done_at"])
      .where((eb) => {
        if (kind !== "ESTIMATE") return eb.lit(false);
        const own = sql.ref<string>(id);
        const reports = eb
          .selectFrom("damage_reports")
          .select("damage_reports.id")
          .where("damage_reports.estimate_id", "=", own);
        // As an array, each side of the alternative uses its index.
        return eb.or([
          eb("estimate_id", "=", own),
          eb("damage_report_id", "=", eb.fn.any(sql<readonly string[]>`array(${reports})`)),
        ]);
      })
      .orderBy("created_at"),
  );

/** Cash receipts of a move that were issued, or are to be. */
const cashReceiptsOf = (db: Connection, { kind, id }: Pick<Subject, "kind" | "id">) =>
  jsonArrayFrom(
    db
      .selectFrom("cash_receipts")
      .select(["amount", "purpose", "recipient", "status", "approval_number"])
      .select(["created_at", "issued_at", "cancelled_at"])
      .where((eb) =>
        kind === "ESTIMATE" ? eb("estimate_id", "=", sql.ref<string>(id)) : eb.lit(false),
      )
      .orderBy("created_at")
      .orderBy("cash_receipts.id"),
  );
