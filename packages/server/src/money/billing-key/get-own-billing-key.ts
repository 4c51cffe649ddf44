import type { PaymentMethod } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { findOwnBillingKey } from "./store.ts";

const UNKNOWN = "등록한 결제 수단이 아니에요. 결제 수단을 다시 골라 주세요.";

/** A billing key that this member registered, with its method; throws a field issue for any other. */
export async function getOwnBillingKey(
  db: Connection,
  own: { readonly paymentId: string; readonly userId: string },
): Promise<{ readonly paymentId: string; readonly method: PaymentMethod }> {
  const key = await findOwnBillingKey(db, own);
  if (key !== null) return { paymentId: key.payment_id, method: key.method };
  const field = { field: "payment_id", code: "unknown_billing_key", message: UNKNOWN };
  throw new ProblemError("validation_failed", { fields: [field] });
}
