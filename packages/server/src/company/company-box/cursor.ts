import { isIsoDate } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";

/** The last box of a page; with its retention day if the list is ordered by retention. */
export interface Cursor {
  readonly number: number;
  readonly retentionUntil: string | null;
}

export function writeCursor({ number, retentionUntil }: Cursor): string {
  return Buffer.from(`${retentionUntil ?? ""}:${number}`).toString("base64url");
}

/** Returns null without a cursor; throws `malformed_request` for one of a list in another order. */
export function readCursor(text: string | undefined, order: "number" | "retention"): Cursor | null {
  if (text === undefined) return null;
  const [, day = "", digits = ""] =
    /^(.*):(\d{1,9})$/.exec(Buffer.from(text, "base64url").toString()) ?? [];
  const isOfOrder = order === "number" ? day === "" : isIsoDate(day);
  if (digits === "" || !isOfOrder) throw new ProblemError("malformed_request");
  return { number: Number(digits), retentionUntil: day === "" ? null : day };
}
