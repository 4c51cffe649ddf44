import { requiredMessages } from "@damadum/domain";
import type { StorageFinalQuote } from "@damadum/contract/operations";
import { camelKeys } from "../../http/case-keys.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { FinalDraft } from "./quote-final.ts";

const HELP = requiredMessages.extraHelp;

/** A price question in the words of the verbs; place, day and help are needed where boxes are brought. */
export function finalDraftOf(body: StorageFinalQuote, userId: string): FinalDraft {
  const { orderSerial, type, scope, boxSerials, couponId, ...rest } = camelKeys(body);
  const about = { orderSerial, userId, scope, boxSerials, couponId };
  if (type === "FINAL_AND_DISPOSAL_ORDER") return { ...about, request: { type } };
  const { place, delivery, extraHelp } = rest;
  if (place === undefined) throw missing("place", requiredMessages.address);
  if (delivery === undefined) throw missing("delivery", requiredMessages.deliveryDate);
  if (extraHelp === undefined) throw missing("extra_help", HELP);
  const named = { scope, ...(boxSerials === undefined ? {} : { boxSerials }) };
  const helpers = rest.helperCount === undefined ? {} : { helperCount: rest.helperCount };
  const draft = { ...named, place, delivery, extraHelp, ...helpers };
  return { ...about, request: { type, delivery: draft } };
}

function missing(field: string, message: string): ProblemError {
  return new ProblemError("validation_failed", { fields: [{ field, code: "required", message }] });
}
