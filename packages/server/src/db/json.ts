import type { ColumnType } from "kysely";

/** Read as the value, written as JSON text (see sql-parameter.ts). */
export type Json<T> = ColumnType<T, string, string>;
