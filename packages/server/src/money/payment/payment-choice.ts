import type { PaymentMethod } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { getOwnBillingKey } from "../billing-key/billing-keys.ts";

/** How a customer pays: in a payment window, or with a billing key. */
export type PaymentChoice =
  | { readonly method: PaymentMethod; readonly billingKeyId: null }
  | { readonly method: null; readonly billingKeyId: string };

/** Both ways to pay as a body may name them; only one is allowed. */
export interface PaymentChoiceBody {
  readonly method?: PaymentMethod | undefined;
  readonly payment_id?: string | undefined;
}

const MISSING = "결제 수단을 골라 주세요.";
const BOTH = "결제창이나 등록한 결제 수단 가운데 하나만 골라 주세요.";

/** The one way to pay that a body names; throws at its field when it names none or both. */
export function readPaymentChoice(body: PaymentChoiceBody): PaymentChoice {
  const way = readOptionalPaymentChoice(body);
  if (way !== null) return way;
  throw missingPaymentChoice();
}

/** The error for a body that names no way to pay although something is to pay. */
export function missingPaymentChoice(): ProblemError {
  const field = { field: "method", code: "required", message: MISSING };
  return new ProblemError("validation_failed", { fields: [field] });
}

/** The way to pay that a body names, if any; throws when it names both. */
export function readOptionalPaymentChoice({
  method,
  payment_id: billingKeyId,
}: PaymentChoiceBody): PaymentChoice | null {
  if (method !== undefined && billingKeyId !== undefined) {
    const field = { field: "payment_id", code: "not_needed", message: BOTH };
    throw new ProblemError("validation_failed", { fields: [field] });
  }
  if (method !== undefined) return { method, billingKeyId: null };
  return billingKeyId === undefined ? null : { method: null, billingKeyId };
}

/** The fields with which a preparation names the way to pay. */
export async function preparationMethodOf(
  tx: Tx,
  { way, userId }: { readonly way: PaymentChoice; readonly userId: string },
  { registers }: { readonly registers: boolean },
) {
  if (way.billingKeyId === null) return { method: way.method, registers };
  const own = { paymentId: way.billingKeyId, userId };
  const { method, paymentId } = await getOwnBillingKey(tx, own);
  return { method, billingKeyId: paymentId };
}
