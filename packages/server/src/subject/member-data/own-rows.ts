import { sql, type RawBuilder } from "kysely";
import type { Tables } from "../../db/tables.ts";

/** Which rows of a table are a member's, as a condition on that table alone. */
export type OwnRows = (userId: string) => RawBuilder<boolean>;

export const column =
  (name: string): OwnRows =>
  (userId) =>
    sql<boolean>`${sql.ref(name)} = ${userId}`;

export const byUser = column("user_id");

/** Rows that refer by a column to some rows of another table. */
export const inside =
  (name: string, table: keyof Tables, key: string, rows: OwnRows): OwnRows =>
  (userId) =>
    sql<boolean>`${sql.ref(name)} in (select ${sql.ref(key)} from ${sql.table(table)} where ${rows(userId)})`;

/** Rows that refer to the member's rows of another table. */
export const of = (name: string, table: "estimates" | "storage_orders" | "boxes", key = "id") =>
  inside(name, table, key, byUser);

const subjects = {
  ESTIMATE: "estimates",
  STORAGE_ORDER: "storage_orders",
  STORAGE_CONTRACT: "storage_contracts",
  CONTRACT_CHANGE: "contract_changes",
  STORAGE_CHARGE: "storage_charges",
  CUSTOM_PAYMENT: "custom_payments",
  COUPON: "coupons",
  BOX: "boxes",
  DAMAGE_REPORT: "damage_reports",
} as const;

/** Rows about what the member ordered, has or reported. */
export const bySubject: OwnRows = (userId) => {
  const owned = Object.entries(subjects).map(
    ([kind, table]) => sql`select ${kind}, id from ${sql.table(table)} where user_id = ${userId}`,
  );
  return sql<boolean>`(subject_kind, subject_id) in (${sql.join(owned, sql` union all `)})`;
};

export const either =
  (...rows: readonly OwnRows[]): OwnRows =>
  (userId) =>
    sql<boolean>`(${sql.join(
      rows.map((own) => own(userId)),
      sql` or `,
    )})`;

/** Changes of what is theirs, and those that they made for their company. */
export const ownChanges = either(bySubject, column("actor_id"));
export const ownPayments = either(byUser, bySubject);
export const ownPostings = either(bySubject, inside("source_id", "payments", "id", ownPayments));
export const ownVisits = either(
  of("number", "estimates", "serial"),
  of("number", "storage_orders", "serial"),
);
