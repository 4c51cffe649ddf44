import type { ColumnType } from "kysely";

/** Read as the value, written as JSON text (see sql-parameter.ts). */
export type Json<T> = ColumnType<T, string, string>;

/** An instant inside JSON that the database has built, which has no dates. */
export const readInstant = (text: string): Date => new Date(text);

/** The same for a nullable column. */
export const readInstantOrNull = (text: string | null): Date | null =>
  text === null ? null : readInstant(text);
