import { formatWon } from "@damadum/domain";
import { Button, Skeleton, toast } from "@damadum/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
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
import {
  confirmationOptions,
  firstStorageOptions,
  refreshFirstStorage,
} from "./api/first-storage.ts";
import { StorageTicket } from "./components/storage-ticket.tsx";
import { forgetStorageQuotes } from "./storage-draft.ts";
import { isBooked } from "./storage-payability.ts";

/** `/storage/payment/complete/mobile`: where first payments come back to, and can come back to again. */
export function StoragePaymentCompleteScreen() {
  const [search] = useSearchParams();
  const payment = readReturn(search);
  if (payment) return <Confirmation payment={payment} />;
  return <WithoutNumbers serial={search.get("serial")} />;
}

const waiting = (
  <MessagePage illustration={null} title="결제 확인 중">
    결제사에 결과를 묻고 있어요. 잠시만 기다려 주세요.
  </MessagePage>
);

const words = { illustration: "boxes", title: "보관을 예약했어요" } as const;

function paidMessage(amount: number): PaidMessage {
  return {
    ...words,
    detail: `${formatWon(amount)}을 결제했어요. 방문 전에 연락드릴게요.`,
  };
}

function Confirmation({ payment }: { payment: ReturnedPayment }) {
  const { serial } = payment;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isLoggedIn = useLoggedIn();
  const { result, isChecking, checkAgain } = usePaymentConfirmation({
    options: confirmationOptions(payment),
    toResult: (outcome) => paymentResultOf(outcome, paidMessage(outcome.amount)),
    onSettled: (status) => {
      void refreshFirstStorage(queryClient);
      if (status === "PAID") forgetStorageQuotes();
    },
  });
  const goesBack = isLoggedIn && result?.kind === "cancelled";
  useEffect(() => {
    if (!goesBack) return;
    toast(PAYMENT_CANCELLED_MESSAGE);
    void navigate(paths.storagePayment.getHref(serial), { replace: true });
  }, [goesBack, navigate, serial]);
  if (result === null || goesBack) return waiting;
  return (
    <MessagePage
      illustration={result.illustration}
      title={result.title}
      more={isLoggedIn && result.kind === "paid" ? <Ticket serial={serial} /> : null}
      actions={result.next.map((step, index) => (
        <NextButton
          key={step}
          step={step}
          isMain={index === 0}
          serial={serial}
          isChecking={isChecking}
          onCheckAgain={checkAgain}
        />
      ))}
    >
      {result.detail}
    </MessagePage>
  );
}

/** Paid with a registered way to pay, or come back without numbers: the order says what is true. */
function WithoutNumbers({ serial }: { serial: string | null }) {
  const isLoggedIn = useLoggedIn();
  const order = useQuery({
    ...firstStorageOptions(serial ?? ""),
    enabled: isLoggedIn && serial !== null,
    refetchOnMount: "always",
  });
  const isPaid = order.data !== undefined && isBooked(order.data.status);
  useEffect(() => {
    if (isPaid) forgetStorageQuotes();
  }, [isPaid]);
  if (order.isFetching && !isPaid) return waiting;
  if (order.data && isPaid) {
    const { title, detail, illustration } = paidMessage(order.data.paid_amount);
    return (
      <MessagePage
        illustration={illustration}
        title={title}
        more={<StorageTicket order={order.data} />}
        actions={<MyButton />}
      >
        {detail}
      </MessagePage>
    );
  }
  return (
    <MessagePage illustration="trouble" title="어느 결제인지 알 수 없어요" actions={<MyButton />}>
      결제했다면 마이페이지의 주문에서 확인할 수 있어요. 두 번 결제되지 않으니 안심하세요.
    </MessagePage>
  );
}

function MyButton() {
  return (
    <Button size="lg" block asChild>
      <RouterLink to={paths.my.getHref()}>마이페이지로 가기</RouterLink>
    </Button>
  );
}

/** It is booked all the same where the order cannot be read, and the button below leads to it. */
function Ticket({ serial }: { serial: string }) {
  const { data: order, isError } = useQuery({
    ...firstStorageOptions(serial),
    // What was read before paying says nothing of the payment.
    refetchOnMount: "always",
  });
  if (isError) return null;
  if (order === undefined || order.paid_amount === 0) {
    return <Skeleton width="full" height="36rem" />;
  }
  return <StorageTicket order={order} />;
}

interface NextButtonProps {
  readonly step: NextStep;
  readonly isMain: boolean;
  readonly serial: string;
  readonly isChecking: boolean;
  readonly onCheckAgain: () => void;
}

/** One thing to do after a payment; it may have come back to a browser where nobody is logged in. */
function NextButton({ step, isMain, serial, isChecking, onCheckAgain }: NextButtonProps) {
  const isLoggedIn = useLoggedIn();
  const look = { variant: isMain ? "filled" : "outline", size: "lg", block: true } as const;
  if (step === "check-again") {
    return (
      <Button {...look} loading={isChecking} onClick={onCheckAgain}>
        다시 확인하기
      </Button>
    );
  }
  const links = {
    "pay-again": [paths.storagePayment.getHref(serial), "다시 결제하기"],
    "change-time": [paths.storageQuote.getHref("collection"), "다른 시간 고르기"],
    my: [paths.my.getHref(), "마이페이지로 가기"],
    "view-order": [
      paths.myStorageOrder.getHref(serial),
      isLoggedIn ? "주문 보기" : "로그인하고 주문 보기",
    ],
  } as const;
  const [href, label] = links[step];
  return (
    <Button {...look} asChild>
      <RouterLink to={href}>{label}</RouterLink>
    </Button>
  );
}
