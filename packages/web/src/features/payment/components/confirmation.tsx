import { MessagePage } from "../../../shared/page/message-page.tsx";
import { useConfirmation } from "../hooks/use-confirmation.ts";
import type { ReturnedPayment } from "../read-return.ts";
import { NextButton } from "./next-button.tsx";

/** How a payment ended, as soon as the server knows. */
export function Confirmation({ payment }: { payment: ReturnedPayment }) {
  const { verdict, isAsking, askAgain } = useConfirmation(payment);
  if (verdict === null) {
    return (
      <MessagePage illustration={null} title="결제 확인 중">
        결제사에 결과를 묻고 있어요. 잠시만 기다려 주세요.
      </MessagePage>
    );
  }
  return (
    <MessagePage
      illustration={verdict.illustration}
      title={verdict.title}
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
      {verdict.detail}
    </MessagePage>
  );
}
