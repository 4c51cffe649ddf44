import {
  brand,
  closedProblem,
  closedReason,
  formatKoreanDate,
  formatWon,
  isOpen,
  lastDayInSeoul,
} from "@damadum/domain";
import { useGetCustomPayment, type CustomPayment } from "@damadum/sdk";
import {
  Card,
  DetailTable,
  EmptyState,
  Heading,
  Loaded,
  Notice,
  Page,
  PriceLines,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from "@damadum/ui";
import { useParams } from "react-router-dom";
import { formatInstantDay } from "@damadum/ui/dayjs";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { CallButton } from "../../shared/page/call-button.tsx";
import { CustomPaymentPanel } from "./components/custom-payment-panel.tsx";
import { ReasonPhotos } from "./components/reason-photos.tsx";
import { orderHref } from "./order-href.ts";

/** `/payments/custom/:url`: a charge besides an order and its reason, to be accepted by paying or declined. */
export function CustomPaymentScreen() {
  const { url = "" } = useParams();
  const payment = useGetCustomPayment(url);
  return (
    <Page>
      <Loaded
        query={payment}
        what="추가 결제를"
        skeleton={
          <Stack gap="6" aria-busy>
            <VisuallyHidden role="status">추가 결제를 불러오고 있어요</VisuallyHidden>
            <Skeleton width="70%" height="2.25rem" />
            <Skeleton width="full" height="24rem" />
            <Skeleton width="full" height="12rem" />
          </Stack>
        }
        missing={
          <EmptyState
            illustration="search"
            title="추가 결제를 찾을 수 없어요"
            isPageTitle
            description={`받은 링크를 끝까지 눌렀는지 확인해 주세요. 그래도 안 되면 ${brand.name} 고객센터에 알려 주세요.`}
            action={<CallButton variant="outline" size="lg" />}
          />
        }
      >
        {(data) => <Request payment={data} />}
      </Loaded>
    </Page>
  );
}

function Request({ payment }: { payment: CustomPayment }) {
  const { title, reason, photos, amount, vat_amount: vat } = payment;
  const ending = endingOf(payment);
  return (
    <Stack gap="7" flexGrow="1">
      <Stack gap="2">
        <Text tone="muted">{payment.purpose === "BALANCE" ? "주문 금액 결제" : "추가 결제"}</Text>
        <Heading level={1} variant="title">
          {title}
        </Heading>
      </Stack>
      {ending && (
        <Notice tone={ending.tone} title={ending.title}>
          {ending.words}
        </Notice>
      )}
      {ending?.needsCall && <CallButton variant="outline" size="lg" />}
      {ending && payment.own_order_serial && (
        <ButtonLink variant="outline" size="lg" to={orderHref(payment.own_order_serial)}>
          주문 보기
        </ButtonLink>
      )}
      <Card variant="raised">
        <Stack gap="5">
          <Stack gap="2">
            <Text fontWeight="semibold">이유</Text>
            <Text whiteSpace="pre-line">{reason}</Text>
          </Stack>
          <ReasonPhotos photos={photos} />
          <DetailTable
            caption="주문 정보"
            captionHidden
            rows={[
              ...(payment.customer_name ? [{ term: "고객", value: payment.customer_name }] : []),
              ...(payment.order_serial ? [{ term: "주문 번호", value: payment.order_serial }] : []),
              ...(ending === null || payment.status === "EXPIRED"
                ? [
                    {
                      term: "결제 기한",
                      value: formatKoreanDate(lastDayInSeoul(new Date(payment.expires_at))),
                    },
                  ]
                : []),
            ]}
          />
          <PriceLines
            lines={[]}
            total={amount}
            vat={vat}
            totalLabel={ending?.totalLabel ?? "결제할 금액"}
          />
        </Stack>
      </Card>
      {ending === null && <CustomPaymentPanel payment={payment} />}
    </Stack>
  );
}

const ASKED = "요청한 금액";

interface Ending {
  readonly tone: "success" | "info" | "warning";
  readonly title: string;
  readonly words: string;
  /** Says whether the amount was requested, paid or refunded. */
  readonly totalLabel: string;
  /** Whether the amount may still be owed, so that only a call gets further. */
  readonly needsCall?: boolean;
}

/** Why there is nothing left to pay or decline; null while there is. */
function endingOf({ status, purpose, actions, amount, paid_at }: CustomPayment): Ending | null {
  if (isOpen(actions, "PAY")) return null;
  switch (status) {
    case "PAYMENT":
      return {
        tone: "success",
        title: "결제했어요",
        totalLabel: "결제한 금액",
        words: `${paid_at === null ? "" : `${formatInstantDay(paid_at)}에 `}${formatWon(amount)}을 결제했어요.`,
      };
    case "DECLINED":
      return {
        tone: "info",
        title: "거절했어요",
        totalLabel: ASKED,
        words: "동의하지 않은 작업은 하지 않고, 결제되지 않아요.",
      };
    case "CANCEL":
      return {
        tone: "info",
        title: "취소한 요청이에요",
        totalLabel: ASKED,
        words:
          purpose === "BALANCE"
            ? "이 링크로는 결제하지 않아도 돼요. 낼 금액은 주문에서 볼 수 있어요."
            : "결제하지 않아도 돼요.",
      };
    case "REFUNDED":
      return {
        tone: "info",
        title: "환불하기로 했어요",
        totalLabel: "환불 금액",
        words: `${formatWon(amount)}을 결제한 방법으로 환불해 드려요.`,
      };
    case "EXPIRED":
      return expired;
    case "QUOTED":
    case "WAIT":
      return {
        ...(closedProblem(actions, "PAY") === "already_paid"
          ? { tone: "success", title: "이미 결제했어요" }
          : { tone: "info", title: "지금은 결제할 수 없어요", needsCall: true }),
        totalLabel: ASKED,
        words: closedReason(actions, "PAY") ?? "",
      };
  }
}

const expired: Ending = {
  tone: "warning",
  title: "결제 기한이 지났어요",
  totalLabel: ASKED,
  needsCall: true,
  words: "결제되지 않았어요. 다시 결제하려면 고객센터에 새 링크를 요청해 주세요.",
};
