import { ProblemError } from "../../http/problem-error.ts";
import type { Payment } from "../payment/payment.ts";
import type { SettleNeeds } from "../payment/settle-payment.ts";
import { settleReturnedPayment } from "../payment/settle-returned-payment.ts";
import { subjectOfChange } from "./subject-of-order.ts";

/** The browser came back from paying for a change of a contract: settles it and says how it ended. */
export async function completeContractPayment(
  services: SettleNeeds,
  input: { readonly id: string; readonly merchantUid: string; readonly impUid: string },
): Promise<{ readonly changeId: string; readonly payment: Payment }> {
  const row = await services.db
    .selectFrom("payments")
    .innerJoin("contract_changes", "contract_changes.id", "payments.subject_id")
    .select("contract_changes.id")
    .where("payments.merchant_uid", "=", input.merchantUid)
    .where("payments.subject_kind", "=", "CONTRACT_CHANGE")
    .where("contract_changes.contract_id", "=", input.id)
    .executeTakeFirst();
  if (row === undefined) throw new ProblemError("not_found");
  const subject = subjectOfChange(row.id);
  return {
    changeId: row.id,
    payment: await settleReturnedPayment(services, { ...input, subject }),
  };
}
