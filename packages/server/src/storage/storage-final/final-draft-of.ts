import { explainMissing, fieldAt } from "@damadum/contract";
import type { StorageFinalQuote } from "@damadum/sdk/model";
import { StorageFinalQuote as question } from "@damadum/sdk/requests";
import { camelKeys } from "../../http/case-keys.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { FinalDraft } from "./quote-final.ts";

/** Reads a price request; throws when place, day or help is missing and the boxes are delivered. */
export function finalDraftOf(body: StorageFinalQuote, userId: string): FinalDraft {
  const { orderSerial, type, couponId, place, delivery, extraHelp, ...rest } = camelKeys(body);
  const { scope, boxSerials } = rest;
  const about = { orderSerial, userId, scope, boxSerials, couponId };
  if (type === "FINAL_AND_DISPOSAL_ORDER") return { ...about, request: { type } };
  if (place === undefined) throw missing("place");
  if (delivery === undefined) throw missing("delivery");
  if (extraHelp === undefined) throw missing("extra_help");
  return { ...about, request: { type, delivery: { ...rest, place, delivery, extraHelp } } };
}

function missing(field: string): ProblemError {
  const problem = explainMissing(fieldAt(question, [field]));
  return new ProblemError("validation_failed", { fields: [{ field, ...problem }] });
}
