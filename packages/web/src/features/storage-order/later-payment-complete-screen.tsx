import { formatWon } from "@damadum/domain";
import { Button, toast } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link as RouterLink, useNavigate, useSearchParams } from "react-router-dom";
import { MessagePage } from "../../shared/page/message-page.tsx";
import { PAYMENT_CANCELLED_MESSAGE } from "../../shared/payment/payment-problem.ts";
import { readReturn, type ReturnedPayment } from "../../shared/payment/read-return.ts";
import { usePaymentConfirmation } from "../../shared/payment/use-payment-confirmation.ts";
import {
  paymentResultOf,
  type NextStep,
  type PaidMessage,
} from "../../shared/payment/payment-result.ts";
import { paths } from "../../shared/paths.ts";
import { useLoggedIn } from "../../shared/session/session-context.ts";
import { laterConfirmationOptions } from "./api/pay-storage.ts";
import { refreshStorage } from "./api/storage-order.ts";

/** `/storage-delivery/payment-complete/mobile`: where payments for stored boxes come back to, and can come back to again. */
export function LaterPaymentCompleteScreen() {
  const [search] = useSearchParams();
  const payment = readReturn(search);
  if (payment) {
    return <Confirmation payment={payment} order={search.get("order") ?? payment.serial} />;
  }
  return (
    <MessagePage
      illustration="trouble"
      title="어느 결제인지 알 수 없어요"
      actions={
        <Button size="lg" block asChild>
          <RouterLink to={paths.my.getHref()}>마이페이지로 가기</RouterLink>
        </Button>
      }
    >
      결제했다면 마이페이지의 주문에서 확인할 수 있어요. 두 번 결제되지 않으니 안심하세요.
    </MessagePage>
  );
}

interface ConfirmationProps {
  readonly payment: ReturnedPayment;
  /** The order that is shown next: what was paid, or the one that began the contract. */
  readonly order: string;
}

function Confirmation({ payment, order }: ConfirmationProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isLoggedIn = useLoggedIn();
  const { serial } = payment;
  const { result, isChecking, checkAgain } = usePaymentConfirmation({
    options: laterConfirmationOptions(payment),
    toResult: (outcome) => paymentResultOf(outcome, paidMessage(serial, outcome.amount)),
    onSettled: () => void refreshStorage(queryClient),
  });
  const goesBack = isLoggedIn && result?.kind === "cancelled";
  useEffect(() => {
    if (!goesBack) return;
    toast(PAYMENT_CANCELLED_MESSAGE);
    const isOfOrder = order === serial;
    const back = isOfOrder ? paths.storageOrderPayment : paths.myStorageOrder;
    void navigate(back.getHref(order), { replace: true });
  }, [goesBack, navigate, order, serial]);
  if (result === null || goesBack) {
    return (
      <MessagePage illustration={null} title="결제 확인 중">
        결제사에 결과를 묻고 있어요. 잠시만 기다려 주세요.
      </MessagePage>
    );
  }
  return (
    <MessagePage
      illustration={result.illustration}
      title={result.title}
      actions={result.next.map((step, index) => (
        <NextButton
          key={step}
          step={step}
          isMain={index === 0}
          serial={order}
          isOfOrder={order === serial}
          isChecking={isChecking}
          onCheckAgain={checkAgain}
        />
      ))}
    >
      {result.detail}
    </MessagePage>
  );
}

function paidMessage(serial: string, amount: number): PaidMessage {
  const isDelivery = serial.startsWith("SD");
  return {
    illustration: isDelivery ? "truck" : "boxes",
    title: isDelivery ? "박스를 보내 드릴게요" : "신청을 마쳤어요",
    detail: `${formatWon(amount)}을 결제했어요. 다음에 할 일은 주문에서 볼 수 있어요.`,
  };
}

interface NextButtonProps {
  readonly step: NextStep;
  readonly isMain: boolean;
  readonly serial: string;
  /** An order was paid, and not a change of its contract. */
  readonly isOfOrder: boolean;
  readonly isChecking: boolean;
  readonly onCheckAgain: () => void;
}

/** One thing to do after a payment; it may have come back to a browser where nobody is logged in. */
function NextButton(props: NextButtonProps) {
  const { step, isMain, serial, isOfOrder, isChecking, onCheckAgain } = props;
  const isLoggedIn = useLoggedIn();
  const look = { variant: isMain ? "filled" : "outline", size: "lg", block: true } as const;
  if (step === "check-again") {
    return (
      <Button {...look} loading={isChecking} onClick={onCheckAgain}>
        다시 확인하기
      </Button>
    );
  }
  const [href, words] =
    step === "pay-again" && isOfOrder
      ? [paths.storageOrderPayment.getHref(serial), "다시 결제하기"]
      : step === "my"
        ? [paths.my.getHref(), "마이페이지로 가기"]
        : [paths.myStorageOrder.getHref(serial), isLoggedIn ? "주문 보기" : "로그인하고 주문 보기"];
  return (
    <Button {...look} asChild>
      <RouterLink to={href}>{words}</RouterLink>
    </Button>
  );
}
