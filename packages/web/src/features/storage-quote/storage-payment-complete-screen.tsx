import { formatWon, storageOrderEvent } from "@damadum/domain";
import { getCompleteStorageOrderPaymentQueryOptions, useGetStorageOrder } from "@damadum/sdk";
import { Skeleton } from "@damadum/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { refreshStorage } from "../../shared/order/refresh-storage.ts";
import { pendingPayment, storageOrderOptions } from "../../shared/order/storage-order.ts";
import { MessagePage } from "../../shared/page/message-page.tsx";
import {
  CheckingPayment,
  LinkButton,
  PaymentResultPage,
  PendingPayment,
  UnknownPayment,
} from "../../shared/payment/payment-result-page.tsx";
import type { PaidMessage } from "../../shared/payment/payment-result.ts";
import { readReturn, type ReturnedPayment } from "../../shared/payment/read-return.ts";
import { paths } from "../../shared/paths.ts";
import { useLoggedIn } from "../../shared/session/session-context.ts";
import { StorageTicket } from "./components/storage-ticket.tsx";
import { forgetStorageQuotes } from "./storage-draft.ts";
import { payabilityOf } from "../../shared/order/payability.ts";

/** `/storage/payment/complete/mobile`: the return page of first payments; safe to open again. */
export function StoragePaymentCompleteScreen() {
  const [search] = useSearchParams();
  const payment = readReturn(search);
  if (payment) return <Confirmation payment={payment} />;
  return <WithoutNumbers serial={search.get("serial")} />;
}

const my = { to: paths.my.getHref(), label: "마이페이지로 가기" };

// An order cached before the payment lacks it.
const afterPayment = { refetchOnMount: "always" } as const;

const paidMessage = (amount: string): PaidMessage => ({
  illustration: "boxes",
  title: storageOrderEvent("PAYMENT"),
  detail: `${amount}을 결제했어요. 방문 전에 연락드릴게요.`,
});

function Confirmation({ payment: { serial, completion } }: { payment: ReturnedPayment }) {
  const queryClient = useQueryClient();
  // The browser that the payment returned to may have no session.
  const isLoggedIn = useLoggedIn();
  const payHref = paths.storagePayment.getHref(serial);
  return (
    <PaymentResultPage
      confirmation={getCompleteStorageOrderPaymentQueryOptions(serial, completion)}
      paidMessage={paidMessage}
      onSettled={(status) => {
        void refreshStorage(queryClient);
        if (status === "PAID") forgetStorageQuotes();
      }}
      payHref={isLoggedIn ? payHref : null}
      ticket={isLoggedIn && <Ticket serial={serial} />}
      links={{
        "pay-again": { to: payHref, label: "다시 결제하기" },
        "change-time": { to: paths.storageQuote.getHref("times"), label: "다른 시간 고르기" },
        "view-order": {
          to: paths.myStorageOrder.getHref(serial),
          label: isLoggedIn ? "주문 보기" : "로그인하고 주문 보기",
        },
        my,
      }}
    />
  );
}

/** Paid with a registered payment method, or returned without numbers: the order's state decides. */
function WithoutNumbers({ serial }: { serial: string | null }) {
  const isLoggedIn = useLoggedIn();
  const order = useQuery({
    ...storageOrderOptions(serial ?? ""),
    ...afterPayment,
    enabled: isLoggedIn && serial !== null,
  });
  const isPaid = order.data !== undefined && payabilityOf(order.data) === "paid";
  useEffect(() => {
    if (isPaid) forgetStorageQuotes();
  }, [isPaid]);
  const links = order.data
    ? [{ to: paths.myStorageOrder.getHref(order.data.serial), label: "주문 보기" }, my]
    : [my];
  // First, because the order is polled, and the page must not change during a refetch.
  if (order.data && pendingPayment(order.data) !== null) return <PendingPayment links={links} />;
  if (order.isFetching && !isPaid) return <CheckingPayment />;
  if (order.data && isPaid) {
    const { title, detail, illustration } = paidMessage(formatWon(order.data.paid_amount));
    return (
      <MessagePage
        illustration={illustration}
        title={title}
        more={<StorageTicket order={order.data} />}
        actions={<LinkButton link={my} />}
      >
        {detail}
      </MessagePage>
    );
  }
  if (order.data) {
    const title = order.data.status === "CANCEL" ? "취소한 주문이에요" : "아직 결제되지 않았어요";
    return <UnknownPayment title={title} where="주문에서" links={links} />;
  }
  return <UnknownPayment where="마이페이지의 주문에서" links={links} />;
}

/** Renders nothing when the order fails to load: it is booked nevertheless, and the button below links to it. */
function Ticket({ serial }: { serial: string }) {
  const { data: order, isError } = useGetStorageOrder(serial, { query: afterPayment });
  if (isError) return null;
  if (order === undefined || order.paid_amount === 0) {
    return <Skeleton width="full" height="36rem" />;
  }
  return <StorageTicket order={order} />;
}
