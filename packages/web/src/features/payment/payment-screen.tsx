import { formatMoment, isOpen } from "@damadum/domain";
import type { Estimate } from "@damadum/sdk";
import {
  Box,
  DetailTable,
  EmptyState,
  Heading,
  HStack,
  isNotFound,
  Loaded,
  Page,
  Skeleton,
  Stack,
  VisuallyHidden,
} from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { EstimateDocument } from "../../shared/estimate/estimate-document.tsx";
import { payabilityOf, type Payability } from "../../shared/order/payability.ts";
import { CollapsibleDocument } from "../../shared/page/collapsible-document.tsx";
import { DocumentLayout } from "../../shared/page/document-layout.tsx";
import { PaperButtons } from "../../shared/paper/paper-buttons.tsx";
import { PaidMeanwhile } from "../../shared/payment/paid-meanwhile.tsx";
import { paths } from "../../shared/paths.ts";
import { estimateToPayOptions } from "./api/estimate-to-pay.ts";
import { PaymentPanel } from "./components/payment-panel.tsx";
import { UnpayableNotice } from "./components/unpayable-notice.tsx";

const titles = {
  payable: "견적을 확인하고 결제해 주세요",
  expired: "다시 받아야 하는 견적이에요",
  paid: "결제를 마친 견적이에요",
  cancelled: "취소한 견적이에요",
} as const satisfies Record<Payability, string>;

function titleOf(estimate: Estimate): string {
  if (isBalanceOpen(estimate)) return "잔금을 결제해 주세요";
  const payability = payabilityOf(estimate);
  const isRestOpen = payability === "paid" && estimate.ledger.balance_amount > 0;
  return isRestOpen ? "예약한 견적이에요" : titles[payability];
}

const isBalanceOpen = ({ actions }: Estimate) => isOpen(actions, "PAY_BALANCE");

/** `/estimate/payment?serial=`: the complete 견적서 and its payment. */
export function PaymentScreen() {
  const [search] = useSearchParams();
  const serial = search.get("serial") ?? "";
  const estimate = useQuery({ ...estimateToPayOptions(serial), enabled: serial !== "" });
  if (serial === "" || (estimate.isLoadingError && isNotFound(estimate.error))) {
    return (
      <Page>
        <MissingEstimate />
      </Page>
    );
  }
  return (
    <Page width="wide" bottomBar>
      <Stack gap="8">
        <HStack justify="space-between" gap="4" _print={{ display: "none" }}>
          <Heading level={1} variant="title">
            {estimate.data ? titleOf(estimate.data) : titles.payable}
          </Heading>
          <Box hideBelow="lg">
            <PaperButtons subject="moves" number={serial} kind="estimate" />
          </Box>
        </HStack>
        <Loaded query={estimate} what="견적을" skeleton={<PaymentSkeleton />}>
          {(data) => (
            <PaidMeanwhile
              isPaid={payabilityOf(data) === "paid" && !isBalanceOpen(data)}
              payments={data.payments}
              resultHref={(completion) => paths.estimatePaymentComplete.getHref(serial, completion)}
            >
              <Payment estimate={data} />
            </PaidMeanwhile>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}

function Payment({ estimate }: { estimate: Estimate }) {
  const payability = payabilityOf(estimate);
  const isBalance = isBalanceOpen(estimate);
  return (
    <DocumentLayout
      isAsideSticky
      aside={
        <Stack gap="7">
          {/* On desktop the 견적서 beside it shows the same. */}
          <Box hideFrom="lg">
            <PaymentSummary estimate={estimate} />
          </Box>
          {payability === "payable" || isBalance ? (
            <PaymentPanel estimate={estimate} isBalance={isBalance} />
          ) : (
            <UnpayableNotice estimate={estimate} reason={payability} />
          )}
        </Stack>
      }
      document={
        <CollapsibleDocument>
          <Stack gap="5">
            <EstimateDocument estimate={estimate} />
            <Box hideFrom="lg" _print={{ display: "none" }}>
              <PaperButtons subject="moves" number={estimate.serial} kind="estimate" />
            </Box>
          </Stack>
        </CollapsibleDocument>
      }
    />
  );
}

function MissingEstimate() {
  return (
    <EmptyState
      illustration="search"
      title="견적을 찾을 수 없어요"
      isPageTitle
      description="다른 기기에서 만든 견적이거나 주소가 잘못됐을 수 있어요. 새로 받는 데 1분이면 돼요."
      action={
        <ButtonLink size="lg" to={paths.home.getHref()}>
          견적 받기
        </ButtonLink>
      }
    />
  );
}

/** Date, places, truck and crew of an estimate. */
function PaymentSummary({ estimate: { draft, amount } }: { estimate: Estimate }) {
  return (
    <DetailTable
      caption="예약 내용"
      captionHidden
      rows={[
        { term: "이사 일시", value: formatMoment(draft.move_date, draft.move_time) },
        { term: "출발지", value: draft.start.address },
        { term: "도착지", value: draft.destination.address },
        { term: "차량과 인원", value: `${amount.truck}, ${amount.crew_count}명` },
      ]}
    />
  );
}

/** Placeholder for the payment while the estimate loads, in the size of its parts. */
function PaymentSkeleton() {
  return (
    <DocumentLayout
      aside={
        <Stack gap="7" aria-busy>
          <VisuallyHidden role="status">견적을 불러오고 있어요</VisuallyHidden>
          <Skeleton width="full" height="12rem" />
          <Skeleton width="full" height="12rem" />
          <Skeleton width="full" height="9.5rem" />
        </Stack>
      }
      document={<Skeleton width="full" height="60rem" />}
    />
  );
}
