import { formatWon } from "@damadum/domain";
import { Button, toast } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link as RouterLink, useNavigate, useSearchParams } from "react-router-dom";
import { MessagePage } from "../../shared/page/message-page.tsx";
import { PAYMENT_CANCELLED_MESSAGE } from "../../shared/payment/payment-problem.ts";
import { readReturn, type ReturnedPayment } from "../../shared/payment/read-return.ts";
import { usePaymentConfirmation } from "../../shared/payment/use-payment-confirmation.ts";
import { paymentResultOf, type PaidMessage } from "../../shared/payment/payment-result.ts";
import { paths } from "../../shared/paths.ts";
import { customConfirmationOptions, refreshCustomPayment } from "./api/custom-payment.ts";

/** `/callback/payments/custom/mobile`: where custom payments come back to, and can come back to again. */
export function CustomPaymentCompleteScreen() {
  const [search] = useSearchParams();
  const payment = readReturn(search);
  if (payment) return <Confirmation payment={payment} />;
  const url = search.get("serial");
  return (
    <MessagePage
      illustration="trouble"
      title="어느 결제인지 알 수 없어요"
      actions={url === null ? undefined : <BackLink url={url} words="추가 결제로 돌아가기" />}
    >
      결제했다면 받은 링크에서 확인할 수 있어요. 두 번 결제되지 않으니 안심하세요.
    </MessagePage>
  );
}

function Confirmation({ payment }: { payment: ReturnedPayment }) {
  const { serial: url } = payment;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { result, isChecking, checkAgain } = usePaymentConfirmation({
    options: customConfirmationOptions(payment),
    toResult: (outcome) => paymentResultOf(outcome, paidMessage(outcome.amount)),
    onSettled: () => void refreshCustomPayment(queryClient, url),
  });
  const goesBack = result?.kind === "cancelled";
  useEffect(() => {
    if (!goesBack) return;
    toast(PAYMENT_CANCELLED_MESSAGE);
    void navigate(paths.customPayment.getHref(url), { replace: true });
  }, [goesBack, navigate, url]);
  if (result === null || goesBack) {
    return (
      <MessagePage illustration={null} title="결제 확인 중">
        결제사에 결과를 묻고 있어요. 잠시만 기다려 주세요.
      </MessagePage>
    );
  }
  const canCheckAgain = result.next.includes("check-again");
  return (
    <MessagePage
      illustration={result.illustration}
      title={result.title}
      isAlert={result.kind !== "paid"}
      actions={
        <>
          {canCheckAgain && (
            <Button size="lg" block loading={isChecking} onClick={checkAgain}>
              다시 확인하기
            </Button>
          )}
          <BackLink
            url={url}
            isMain={!canCheckAgain}
            words={result.next.includes("pay-again") ? "다시 결제하기" : "결제 내용 보기"}
          />
        </>
      }
    >
      {result.detail}
    </MessagePage>
  );
}

function paidMessage(amount: number): PaidMessage {
  return {
    illustration: "done",
    title: "추가 금액을 결제했어요",
    detail: `${formatWon(amount)}을 결제했어요. 받은 링크에서 언제든 다시 볼 수 있어요.`,
  };
}

interface BackLinkProps {
  readonly url: string;
  readonly words: string;
  readonly isMain?: boolean;
}

function BackLink({ url, words, isMain = true }: BackLinkProps) {
  return (
    <Button size="lg" block variant={isMain ? "filled" : "outline"} asChild>
      <RouterLink to={paths.customPayment.getHref(url)}>{words}</RouterLink>
    </Button>
  );
}
