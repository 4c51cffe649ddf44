/** The fields of a PostgreSQL error that the server uses. */
export interface DatabaseErrorFields {
  /** SQLSTATE */
  readonly code: string;
  readonly constraint?: string | undefined;
  readonly table?: string | undefined;
}

/** An error of the embedded database, recreated outside its worker thread. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = "EmbeddedDatabaseError";
  readonly code: string;
  readonly constraint: string | undefined;
  readonly table: string | undefined;

  constructor(message: string, { code, constraint, table }: DatabaseErrorFields) {
    super(message);
    this.code = code;
    this.constraint = constraint;
    this.table = table;
  }
}

/** The fields of a PostgreSQL error of either driver, or null for any other error. */
export function databaseErrorFields(error: unknown): DatabaseErrorFields | null {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string")
    return null;
  if (!/^[0-9A-Z]{5}$/.test(error.code)) return null;
  const text = (name: "constraint" | "table") => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "string" ? value : undefined;
  };
  return { code: error.code, constraint: text("constraint"), table: text("table") };
}

/** Whether the statement violated this unique constraint or index. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const fields = databaseErrorFields(error);
  return fields?.code === "23505" && fields.constraint === constraint;
}
