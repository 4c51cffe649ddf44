import type { RetentionRuleName } from "@damadum/domain";
import { sql, type RawBuilder } from "kysely";
import type { PaidSubjectKind, SubjectKind } from "../../db/subject-tables.ts";
import type { Tables, Tx } from "../../db/tables.ts";

/** Locked rows that are over their time. */
export interface Gone {
  readonly ids: readonly string[];
  readonly now: Date;
}

/** Rows that end together with all that belongs to them. */
export interface Expiry {
  readonly table: keyof Tables;
  /** The column that tells its rows apart, if not `id`. */
  readonly key?: string;
  readonly rule: RetentionRuleName;
  /** Whether a row is over its time: nothing has happened with it since an instant. */
  readonly over: (since: Date) => RawBuilder<boolean>;
  /** Destroys locked rows with what refers to them. */
  readonly destroy: (tx: Tx, gone: Gone) => Promise<void>;
}

/** That nothing changed the subject since an instant, and no money moved for it. */
export const quietSince = (kind: SubjectKind, id: string, since: Date) => sql<boolean>`
  not exists (select from status_history as change
    where change.subject_kind = ${kind} and change.subject_id = ${sql.ref(id)}
      and change.at >= ${since})
  and not exists (select from ledger_postings as posting
    where posting.subject_kind = ${kind} and posting.subject_id = ${sql.ref(id)}
      and posting.at >= ${since})`;

/** That no money was ever taken for the subject, and none may arrive any more. */
export const neverPaid = (kind: PaidSubjectKind, id: string) => sql<boolean>`
  not exists (select from payments as payment
    where payment.subject_kind = ${kind} and payment.subject_id = ${sql.ref(id)}
      and (payment.received_amount > 0 or payment.next_check_at is not null))`;

/** The Seoul day of an instant, to compare with days. */
export const dayOf = (since: Date) => sql`(${since}::timestamptz at time zone 'Asia/Seoul')::date`;
