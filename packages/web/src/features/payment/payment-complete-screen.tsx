import { isUnloaded, moveEvent, rescheduledEvent } from "@damadum/domain";
import {
  getCompleteEstimatePaymentQueryOptions,
  type Estimate,
  type PaymentCompletion,
} from "@damadum/sdk";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { clearQuoteDraft, type QuoteLinkState } from "../../shared/quote-form/quote-draft.ts";
import { PaymentResultPage, UnknownPayment } from "../../shared/payment/payment-result-page.tsx";
import type { PaidMessage } from "../../shared/payment/payment-result.ts";
import { readReturn, type ReturnedPayment } from "../../shared/payment/read-return.ts";
import { paths } from "../../shared/paths.ts";
import { useLoggedIn } from "../../shared/session/session-context.ts";
import { estimateToPayOptions, refreshEstimates } from "./api/estimate-to-pay.ts";
import { Ticket } from "./components/ticket.tsx";

/** `/estimate/payment/complete/mobile`: the return page of every payment; safe to open again. */
export function PaymentCompleteScreen() {
  const [search] = useSearchParams();
  const payment = readReturn(search);
  if (payment) return <Confirmation payment={payment} />;
  const serial = search.get("serial");
  return (
    <UnknownPayment
      // The provider refused it before it started. Its message in the URL could be forged and is not shown.
      {...(search.has("error_msg") && { title: "결제를 시작하지 못했어요" })}
      where="마이페이지의 주문에서"
      links={[
        { to: paths.my.getHref(), label: "마이페이지로 가기" },
        ...(serial
          ? [{ to: paths.estimatePayment.getHref(serial), label: "견적서로 돌아가기" }]
          : []),
      ]}
    />
  );
}

function Confirmation({ payment: { serial, completion } }: { payment: ReturnedPayment }) {
  const queryClient = useQueryClient();
  // The browser that the payment returned to may have no session.
  const isLoggedIn = useLoggedIn();
  const { data: order } = useQuery({ ...estimateToPayOptions(serial), enabled: isLoggedIn });
  const payHref = paths.estimatePayment.getHref(serial);
  return (
    <PaymentResultPage
      confirmation={getCompleteEstimatePaymentQueryOptions(serial, completion)}
      paidMessage={messageOf(order, completion)}
      onSettled={(status) => {
        void refreshEstimates(queryClient);
        if (status === "PAID") clearQuoteDraft();
      }}
      payHref={isLoggedIn ? payHref : null}
      ticket={isLoggedIn && <Ticket serial={serial} />}
      links={{
        "pay-again": { to: payHref, label: "다시 결제하기" },
        "change-time": {
          to: paths.home.getHref("date"),
          label: "다른 시간 고르기",
          state: order ? ({ quoteDraft: order.draft } satisfies QuoteLinkState) : null,
        },
        "view-order": {
          to: paths.myEstimate.getHref(serial),
          label: isLoggedIn ? "주문 보기" : "로그인하고 주문 보기",
        },
        my: { to: paths.my.getHref(), label: "마이페이지로 가기" },
      }}
    />
  );
}

/** What a payment of an order achieved: a change of date, the balance, or the booking. */
function messageOf(order: Estimate | undefined, { merchant_uid: uid }: PaymentCompletion) {
  const paid = order?.payments.find((payment) => payment.merchant_uid === uid);
  if (order !== undefined && paid?.plan === "CHANGE") {
    const title = rescheduledEvent(order.draft.move_date);
    return (amount: string): PaidMessage => ({
      illustration: "truck",
      title,
      detail: `차액 ${amount}을 결제했어요.`,
    });
  }
  // An order cached before the payment lacks it.
  const isBalance = paid ? paid.plan === "BALANCE" : order && isUnloaded(order.status);
  return isBalance ? balancePaid : booked;
}

const booked = (amount: string): PaidMessage => ({
  illustration: "truck",
  title: moveEvent("PAYMENT"),
  detail: `${amount}을 결제했어요. 이사 전에 연락드릴게요.`,
});

const balancePaid = (amount: string): PaidMessage => ({
  illustration: "done",
  title: "잔금을 결제했어요",
  detail: `${amount}을 결제했어요.`,
});
