import { isUnloaded } from "@damadum/domain";
import { toast } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { MessagePage } from "../../../shared/page/message-page.tsx";
import { paths } from "../../../shared/paths.ts";
import { useLoggedIn } from "../../../shared/session/session-context.ts";
import { estimateToPayOptions } from "../api/estimate-to-pay.ts";
import { useConfirmation } from "../hooks/use-confirmation.ts";
import { GIVEN_UP_WORDS } from "../payment-problem.ts";
import type { ReturnedPayment } from "../read-return.ts";
import { NextButton } from "./next-button.tsx";
import { Ticket } from "./ticket.tsx";

/** How a payment ended, as soon as the server knows. */
export function Confirmation({ payment }: { payment: ReturnedPayment }) {
  const { verdict, isAsking, askAgain } = useConfirmation(payment);
  const isLoggedIn = useLoggedIn();
  const order = useQuery({ ...estimateToPayOptions(payment.serial), enabled: isLoggedIn });
  const goesBack = isLoggedIn && verdict?.kind === "given-up";
  useBackToPayment(payment.serial, goesBack);
  if (verdict === null || goesBack) {
    return (
      <MessagePage illustration={null} title="결제 확인 중">
        결제사에 결과를 묻고 있어요. 잠시만 기다려 주세요.
      </MessagePage>
    );
  }
  const isBalance =
    verdict.kind === "paid" && order.data !== undefined && isUnloaded(order.data.status);
  return (
    <MessagePage
      illustration={isBalance ? "done" : verdict.illustration}
      title={isBalance ? "잔금을 결제했어요" : verdict.title}
      more={isLoggedIn && verdict.kind === "paid" ? <Ticket serial={payment.serial} /> : null}
      actions={verdict.next.map((step, index) => (
        <NextButton
          key={step}
          step={step}
          isMain={index === 0}
          serial={payment.serial}
          isAsking={isAsking}
          onAskAgain={askAgain}
        />
      ))}
    >
      {isBalance ? "이사 비용을 모두 결제했어요." : verdict.detail}
    </MessagePage>
  );
}

/** Who left the window themselves goes on where they were. */
function useBackToPayment(serial: string, goesBack: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!goesBack) return;
    toast(GIVEN_UP_WORDS);
    void navigate(paths.estimatePayment.getHref(serial), { replace: true });
  }, [goesBack, navigate, serial]);
}
