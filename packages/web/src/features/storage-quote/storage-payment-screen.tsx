import { useGetStorageOrder, type StorageOrder } from "@damadum/sdk";
import {
  Box,
  Card,
  EmptyState,
  Heading,
  Notice,
  Page,
  PriceLines,
  Skeleton,
  Stack,
  VisuallyHidden,
} from "@damadum/ui";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { DocumentLayout } from "../../shared/page/document-layout.tsx";
import { isNotFound } from "../../shared/page/is-not-found.ts";
import { Loaded } from "../../shared/page/loaded.tsx";
import { paths } from "../../shared/paths.ts";
import { StorageFacts } from "./components/storage-facts.tsx";
import { StoragePaymentPanel } from "./components/storage-payment-panel.tsx";
import { StorageRecoveryButton } from "./components/storage-recovery-button.tsx";
import { storagePayabilityOf, type StoragePayability } from "./storage-payability.ts";

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
          보관 내용을 확인하고 결제해 주세요
        </Heading>
        <Loaded query={order} what="보관 주문을" skeleton={<PaymentSkeleton />}>
          {(loaded) => <Payment order={loaded} />}
        </Loaded>
      </Stack>
    </Page>
  );
}

function Payment({ order }: { order: StorageOrder }) {
  const [openedAt] = useState(() => new Date());
  const payability = storagePayabilityOf(order, openedAt);
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
            <Unpayable why={payability} serial={order.serial} />
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

const unpayable = {
  expired: {
    title: "금액의 유효 기간이 지났어요",
    words: "요금이 바뀌었을 수 있어 다시 계산해야 해요.",
  },
  paid: { title: "이미 결제한 주문이에요", words: "진행 상황은 주문에서 볼 수 있어요." },
  cancelled: { title: "취소한 주문이에요", words: "다시 맡기려면 새 견적을 받아 주세요." },
} as const;

interface UnpayableProps {
  readonly why: Exclude<StoragePayability, "payable">;
  readonly serial: string;
}

/** Shown in place of the payment panel for an order that cannot be paid. */
function Unpayable({ why, serial }: UnpayableProps) {
  const { title, words } = unpayable[why];
  return (
    <Notice tone={why === "paid" ? "success" : "warning"} title={title}>
      <Stack gap="3" align="flex-start">
        <span>{words}</span>
        <StorageRecoveryButton recovery={why === "paid" ? "view-order" : "renew"} serial={serial} />
      </Stack>
    </Notice>
  );
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
