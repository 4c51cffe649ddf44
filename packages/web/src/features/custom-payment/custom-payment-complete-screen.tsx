import { getCompleteCustomPaymentQueryOptions, useGetCustomPayment } from "@damadum/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { PaymentResultPage, UnknownPayment } from "../../shared/payment/payment-result-page.tsx";
import { readReturn, type ReturnedPayment } from "../../shared/payment/read-return.ts";
import { paths } from "../../shared/paths.ts";
import { orderHref } from "./order-href.ts";
import { refreshAsked } from "./refresh-asked.ts";

/** `/callback/payments/custom/mobile`: the return page of custom payments; safe to open again. */
export function CustomPaymentCompleteScreen() {
  const [search] = useSearchParams();
  const payment = readReturn(search);
  if (payment) return <Confirmation payment={payment} />;
  const url = search.get("serial");
  return (
    <UnknownPayment
      where="받은 링크에서"
      links={
        url === null
          ? [{ to: paths.home.getHref(), label: "홈으로" }]
          : [{ to: paths.customPayment.getHref(url), label: "추가 결제로 돌아가기" }]
      }
    />
  );
}

function Confirmation({ payment: { serial: url, completion } }: { payment: ReturnedPayment }) {
  const queryClient = useQueryClient();
  const { own_order_serial: serial = null, purpose = "EXTRA" } =
    useGetCustomPayment(url).data ?? {};
  const to = paths.customPayment.getHref(url);
  const order =
    serial === null
      ? { to, label: "결제 내용 보기" }
      : { to: orderHref(serial), label: "주문 보기" };
  return (
    <PaymentResultPage
      confirmation={getCompleteCustomPaymentQueryOptions(url, completion)}
      paidMessage={(amount) => ({
        illustration: "done",
        title: purpose === "BALANCE" ? "주문 금액을 결제했어요" : "추가 결제를 마쳤어요",
        detail: `${amount}을 결제했어요. ${serial === null ? "받은 링크에서" : "주문 내역에서"} 언제든 다시 볼 수 있어요.`,
      })}
      onSettled={() => void refreshAsked(queryClient, url)}
      payHref={to}
      links={{
        "pay-again": { to, label: "다시 결제하기" },
        "change-time": order,
        "view-order": order,
        my: order,
      }}
    />
  );
}
