import { closedReason } from "@damadum/domain";
import { useGetStorageOrder, type StorageOrder } from "@damadum/sdk";
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
import { DocumentLayout } from "../../shared/page/document-layout.tsx";
import { PaidMeanwhile } from "../../shared/payment/paid-meanwhile.tsx";
import { paths } from "../../shared/paths.ts";
import { StorageFacts } from "./components/storage-facts.tsx";
import { StoragePaymentPanel } from "./components/storage-payment-panel.tsx";
import { StorageRecoveryButton } from "./components/storage-recovery-button.tsx";
import { storagePayabilityOf, type StoragePayability } from "./storage-payability.ts";

const titles = {
  payable: "보관 내용을 확인하고 결제해 주세요",
  expired: "다시 신청해야 하는 주문이에요",
  paid: "결제를 마친 주문이에요",
  cancelled: "취소한 주문이에요",
} as const satisfies Record<StoragePayability, string>;

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
          {titles[order.data ? storagePayabilityOf(order.data) : "payable"]}
        </Heading>
        <Loaded query={order} what="보관 주문을" skeleton={<PaymentSkeleton />}>
          {(loaded) => (
            <PaidMeanwhile
              isPaid={storagePayabilityOf(loaded) === "paid"}
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
  const payability = storagePayabilityOf(order);
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

const unpayable = {
  expired: "금액을 새로 계산해야 해요",
  paid: "모두 결제했어요",
  cancelled: "다시 맡기려면",
} as const;

interface UnpayableProps {
  readonly why: Exclude<StoragePayability, "payable">;
  readonly order: StorageOrder;
}

/** Shown in place of the payment panel for an order that cannot be paid. */
function Unpayable({ why, order: { serial, actions } }: UnpayableProps) {
  return (
    <Notice tone={why === "paid" ? "success" : "warning"} title={unpayable[why]}>
      <Stack gap="3" align="flex-start">
        <span>{closedReason(actions, "PAY")}</span>
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
