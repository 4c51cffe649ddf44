import { isIsoDate } from "@damadum/domain";
import { Refusal } from "../../http/refusal.ts";

/** Where a list goes on: below a number, or among expiring boxes after a day and a number. */
export type Cursor =
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "expiring"; readonly day: string; readonly number: number };

export function writeCursor(cursor: Cursor): string {
  const text = cursor.kind === "number" ? `n:${cursor.number}` : `r:${cursor.day}:${cursor.number}`;
  return Buffer.from(text).toString("base64url");
}

/** The place that a cursor stands for; one that this list did not give is a malformed request. */
export function readCursor<Kind extends Cursor["kind"]>(
  text: string | undefined,
  kind: Kind,
): Extract<Cursor, { kind: Kind }> | null {
  if (text === undefined) return null;
  const cursor = parse(Buffer.from(text, "base64url").toString());
  if (cursor === null || !isKind(cursor, kind)) throw new Refusal("malformed_request");
  return cursor;
}

function isKind<Kind extends Cursor["kind"]>(
  cursor: Cursor,
  kind: Kind,
): cursor is Extract<Cursor, { kind: Kind }> {
  return cursor.kind === kind;
}

function parse(text: string): Cursor | null {
  const [, day, digits = ""] = /^(?:n|r:(\d{4}-\d{2}-\d{2})):(\d{1,9})$/.exec(text) ?? [];
  const number = Number(digits);
  if (digits === "" || number < 1) return null;
  if (day === undefined) return { kind: "number", number };
  return isIsoDate(day) ? { kind: "expiring", day, number } : null;
}
