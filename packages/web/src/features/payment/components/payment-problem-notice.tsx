import type { EstimateDraft } from "@damadum/sdk";
import { PaymentAlert } from "../../../shared/payment/payment-alert.tsx";
import type { PaymentProblem } from "../../../shared/payment/payment-problem.ts";
import { RecoveryButton } from "./recovery-button.tsx";

interface PaymentProblemNoticeProps {
  readonly problem: PaymentProblem;
  readonly serial: string;
  readonly draft: EstimateDraft;
}

/** Why the payment of an estimate did not go through, with the way on. */
export function PaymentProblemNotice({ problem, serial, draft }: PaymentProblemNoticeProps) {
  return (
    <PaymentAlert problem={problem}>
      {problem.recovery !== null && (
        <RecoveryButton recovery={problem.recovery} serial={serial} draft={draft} />
      )}
    </PaymentAlert>
  );
}
