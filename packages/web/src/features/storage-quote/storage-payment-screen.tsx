import { closedReason, firstBookableDay } from "@damadum/domain";
import { serverNow, useGetStorageOrder, type StorageOrder } from "@damadum/sdk";
import {
  Box,
  Card,
  EmptyState,
  Heading,
  isNotFound,
  Loaded,
  Notice,
  Page,
  PriceLines,
  Skeleton,
  Stack,
  VisuallyHidden,
} from "@damadum/ui";
import { useSearchParams } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { payabilityOf, unpayableTitles, type Payability } from "../../shared/order/payability.ts";
import { DocumentLayout } from "../../shared/page/document-layout.tsx";
import { PaidMeanwhile } from "../../shared/payment/paid-meanwhile.tsx";
import { paths } from "../../shared/paths.ts";
import { StorageFacts } from "./components/storage-facts.tsx";
import { StoragePaymentPanel } from "./components/storage-payment-panel.tsx";
import { StorageRecoveryButton } from "./components/storage-recovery-button.tsx";

const titles = { payable: "보관 내용을 확인하고 결제해 주세요", ...unpayableTitles } as const;

/** `/storage/payment?serial=`: the order line by line, and its first payment. */
export function StoragePaymentScreen() {
  const [search] = useSearchParams();
  const serial = search.get("serial") ?? "";
  const order = useGetStorageOrder(serial, { query: { enabled: serial !== "" } });
  if (serial === "" || (order.isLoadingError && isNotFound(order.error))) {
    return (
      <Page>
        <EmptyState
          illustration="search"
          title="보관 주문을 찾을 수 없어요"
          isPageTitle
          description="주소가 잘못됐거나 다른 계정의 주문일 수 있어요. 견적은 1분이면 다시 받을 수 있어요."
          action={
            <ButtonLink size="lg" to={paths.storageQuote.getHref()}>
              보관 견적 받기
            </ButtonLink>
          }
        />
      </Page>
    );
  }
  return (
    <Page width="wide" bottomBar>
      <Stack gap="8">
        <Heading level={1} variant="title">
          {titles[order.data ? payabilityOf(order.data) : "payable"]}
        </Heading>
        <Loaded query={order} what="보관 주문을" skeleton={<PaymentSkeleton />}>
          {(loaded) => (
            <PaidMeanwhile
              isPaid={payabilityOf(loaded) === "paid"}
              payments={loaded.payments}
              resultHref={(completion) => paths.storagePaymentComplete.getHref(serial, completion)}
            >
              <Payment order={loaded} />
            </PaidMeanwhile>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}

function Payment({ order }: { order: StorageOrder }) {
  const payability = payabilityOf(order);
  const { amount } = order;
  return (
    <DocumentLayout
      isAsideSticky
      aside={
        <Stack gap="7">
          <Box hideFrom="lg">
            <StorageFacts order={order} />
          </Box>
          {payability === "payable" ? (
            <StoragePaymentPanel order={order} />
          ) : (
            <Unpayable why={payability} order={order} />
          )}
        </Stack>
      }
      document={
        <Card variant="raised">
          <Stack gap="6">
            <Box hideBelow="lg">
              <StorageFacts order={order} />
            </Box>
            <PriceLines
              lines={amount.lines}
              total={amount.total_amount}
              vat={amount.vat_amount}
              totalLabel={order.payment_type === "SUBSCRIPTION" ? "첫 결제 금액" : "총액"}
            />
          </Stack>
        </Card>
      }
    />
  );
}

interface UnpayableProps {
  readonly why: Exclude<Payability, "payable">;
  readonly order: StorageOrder;
}

/** Shown in place of the payment panel for an order that cannot be paid. */
function Unpayable({ why, order }: UnpayableProps) {
  const { title, recovery } = wordsOf(why, order);
  return (
    <Notice tone={why === "paid" ? "success" : "warning"} title={title}>
      <Stack gap="3" align="flex-start">
        <span>{closedReason(order.actions, "PAY")}</span>
        <StorageRecoveryButton recovery={recovery} serial={order.serial} />
      </Stack>
    </Notice>
  );
}

function wordsOf(why: UnpayableProps["why"], { delivery, collection }: StorageOrder) {
  switch (why) {
    case "paid":
      return { title: "모두 결제했어요", recovery: "view-order" } as const;
    case "cancelled":
      return { title: "다시 맡기려면", recovery: "renew" } as const;
    case "expired": {
      // The same answers can be priced again only while their days can be booked.
      const first = delivery ?? collection;
      return first !== null && first.date < firstBookableDay(serverNow())
        ? ({ title: "날짜를 다시 골라 주세요", recovery: "change-time" } as const)
        : ({ title: "금액을 새로 계산해야 해요", recovery: "renew" } as const);
    }
  }
}

/** Placeholder for the payment while the order loads, in the size of its parts. */
function PaymentSkeleton() {
  return (
    <DocumentLayout
      aside={
        <Stack gap="7" aria-busy>
          <VisuallyHidden role="status">보관 주문을 불러오고 있어요</VisuallyHidden>
          <Skeleton width="full" height="15rem" />
          <Skeleton width="full" height="12rem" />
          <Skeleton width="full" height="6rem" />
        </Stack>
      }
      document={<Skeleton width="full" height="26rem" />}
    />
  );
}
