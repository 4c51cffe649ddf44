import { formatWon, isUnloaded } from "@damadum/domain";
import { toast } from "@damadum/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { clearQuoteDraft } from "../../../shared/estimate/quote-draft.ts";
import { MessagePage } from "../../../shared/page/message-page.tsx";
import { paths } from "../../../shared/paths.ts";
import { useLoggedIn } from "../../../shared/session/session-context.ts";
import { PAYMENT_CANCELLED_MESSAGE } from "../../../shared/payment/payment-problem.ts";
import type { ReturnedPayment } from "../../../shared/payment/read-return.ts";
import { usePaymentConfirmation } from "../../../shared/payment/use-payment-confirmation.ts";
import { paymentResultOf, type PaidMessage } from "../../../shared/payment/payment-result.ts";
import { estimateToPayOptions, refreshEstimates } from "../api/estimate-to-pay.ts";
import { confirmationOptions } from "../api/pay.ts";
import { NextButton } from "./next-button.tsx";
import { Ticket } from "./ticket.tsx";

/** Shows the result of a payment once the server has confirmed it. */
export function Confirmation({ payment }: { payment: ReturnedPayment }) {
  const queryClient = useQueryClient();
  const { result, isChecking, checkAgain } = usePaymentConfirmation({
    options: confirmationOptions(payment),
    toResult: (outcome) => paymentResultOf(outcome, paidMessage(outcome.amount)),
    onSettled: (status) => {
      void refreshEstimates(queryClient);
      if (status === "PAID") clearQuoteDraft();
    },
  });
  const isLoggedIn = useLoggedIn();
  const order = useQuery({ ...estimateToPayOptions(payment.serial), enabled: isLoggedIn });
  const goesBack = isLoggedIn && result?.kind === "cancelled";
  useBackToPayment(payment.serial, goesBack);
  if (result === null || goesBack) {
    return (
      <MessagePage illustration={null} title="결제 확인 중">
        결제사에 결과를 묻고 있어요. 잠시만 기다려 주세요.
      </MessagePage>
    );
  }
  const isBalance =
    result.kind === "paid" && order.data !== undefined && isUnloaded(order.data.status);
  return (
    <MessagePage
      illustration={isBalance ? "done" : result.illustration}
      title={isBalance ? "잔금을 결제했어요" : result.title}
      more={isLoggedIn && result.kind === "paid" ? <Ticket serial={payment.serial} /> : null}
      actions={result.next.map((step, index) => (
        <NextButton
          key={step}
          step={step}
          isMain={index === 0}
          serial={payment.serial}
          isChecking={isChecking}
          onCheckAgain={checkAgain}
        />
      ))}
    >
      {isBalance ? "이사 비용을 모두 결제했어요." : result.detail}
    </MessagePage>
  );
}

function paidMessage(amount: number): PaidMessage {
  return {
    illustration: "truck",
    title: "예약됐어요",
    detail: `${formatWon(amount)}을 결제했어요. 이사 전에 연락드릴게요.`,
  };
}

/** Returns to the payment page when the person cancelled. */
function useBackToPayment(serial: string, goesBack: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!goesBack) return;
    toast(PAYMENT_CANCELLED_MESSAGE);
    void navigate(paths.estimatePayment.getHref(serial), { replace: true });
  }, [goesBack, navigate, serial]);
}
