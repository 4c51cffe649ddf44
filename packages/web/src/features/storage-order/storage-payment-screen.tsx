import { closedReason, storageOrderTypes } from "@damadum/domain";
import type { StorageOrder } from "@damadum/sdk";
import { Loaded, Page, Skeleton, Stack } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { storageViewOf } from "../../shared/order/storage-facts.ts";
import { storageOrderOptions } from "../../shared/order/storage-order.ts";
import { payabilityOf, unpayableTitles } from "../../shared/order/payability.ts";
import { ScreenTitle } from "../../shared/page/screen-title.tsx";
import { PaidMeanwhile } from "../../shared/payment/paid-meanwhile.tsx";
import { useToday } from "../../shared/page/use-today.ts";
import { paths } from "../../shared/paths.ts";
import { storageOrderPayment } from "./api/pay-storage.ts";
import { OrderLink } from "./components/order-link.tsx";
import { PayPanel } from "./components/pay-panel.tsx";

/** `/my/order/storage/:serial/payment`: the price of an order, and its payment. */
export function StoragePaymentScreen() {
  const { serial = "" } = useParams();
  const order = useQuery(storageOrderOptions(serial));
  return (
    <Page>
      <Loaded query={order} what="주문을" skeleton={<Skeleton width="full" height="36rem" />}>
        {(data) => (
          <PaidMeanwhile
            isPaid={data.status === "PAYMENT"}
            payments={data.payments}
            resultHref={(completion) => paths.laterPaymentComplete.getHref(serial, completion)}
          >
            <Payment order={data} />
          </PaidMeanwhile>
        )}
      </Loaded>
    </Page>
  );
}

function Payment({ order }: { order: StorageOrder }) {
  const { serial, type, amount } = order;
  const view = storageViewOf(order, useToday());
  const payability = payabilityOf(order);
  if (payability !== "payable") {
    return (
      <Stack gap="5" align="flex-start">
        <ScreenTitle title={unpayableTitles[payability]}>
          {closedReason(order.actions, "PAY")}
        </ScreenTitle>
        <OrderLink serial={serial} variant="outline" />
      </Stack>
    );
  }
  return (
    <PayPanel
      head={
        <ScreenTitle title="금액을 확인하고 결제해 주세요">
          {`${storageOrderTypes[type].label} 박스 ${order.box_count}개. ${view.sentence}`}
        </ScreenTitle>
      }
      payable={storageOrderPayment(serial)}
      price={{
        lines: amount.lines,
        total: amount.total_amount,
        vat: amount.vat_amount,
        totalLabel: "총액",
      }}
      holdsTime={order.place !== null}
    />
  );
}
