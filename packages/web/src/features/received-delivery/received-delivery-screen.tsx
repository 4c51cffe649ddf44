import {
  carriages,
  floorLabel,
  formatKoreanDate,
  formatVisitWindow,
  type ReceivedDeliveryStatus,
} from "@damadum/domain";
import { useGetReceivedDelivery, type ReceivedVisit } from "@damadum/sdk";
import {
  Badge,
  Card,
  DetailTable,
  EmptyState,
  Heading,
  HStack,
  isNotFound,
  Loaded,
  Page,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from "@damadum/ui";
import { useParams } from "react-router-dom";
import { CallButton } from "../../shared/page/call-button.tsx";

const REFRESH_MS = 60_000;

/** `/receive/:key`: one delivery, on its day, for a person who receives it for the member. */
export function ReceivedDeliveryScreen() {
  const { key = "" } = useParams();
  const delivery = useGetReceivedDelivery(key, { query: { refetchInterval: REFRESH_MS } });
  if (delivery.isError && isNotFound(delivery.error)) return <Closed />;
  return (
    <Page width="narrow">
      <Loaded query={delivery} what="배송을" skeleton={<DeliverySkeleton />}>
        {({ visit, opens_on: day }) =>
          visit === null ? <Early day={day} /> : <Visit visit={visit} />
        }
      </Loaded>
    </Page>
  );
}

const words = {
  READY: { tone: "info", label: "배송 준비 중", sentence: "오늘 박스를 가져다 드려요." },
  ON_THE_WAY: { tone: "info", label: "배송 중", sentence: "지금 박스를 가져다 드리고 있어요." },
  DELIVERED: { tone: "success", label: "배송 완료", sentence: "박스를 모두 가져다 드렸어요." },
} as const satisfies Record<ReceivedDeliveryStatus, object>;

function Visit({ visit }: { readonly visit: ReceivedVisit }) {
  const { status, delivery, place, box_count: count } = visit;
  const { tone, label, sentence } = words[status];
  return (
    <Stack gap="7">
      <Stack gap="3">
        <HStack>
          <Badge tone={tone}>{label}</Badge>
        </HStack>
        <Heading level={1} variant="title" textWrap="balance">
          {sentence}
        </Heading>
        <Text tone="muted">이 링크로는 오늘 받을 배송만 볼 수 있어요.</Text>
      </Stack>
      <Card variant="raised">
        <DetailTable
          caption="받을 배송"
          captionHidden
          rows={[
            { term: "날짜", value: formatKoreanDate(delivery.date) },
            { term: "시간", value: formatVisitWindow(delivery.time) },
            { term: "장소", value: `${place.address} ${place.detail}` },
            {
              term: "나르는 방법",
              value: `${floorLabel(place.floor)}, ${carriages[place.carriage].label}`,
            },
            { term: "박스", value: `${count}개` },
          ]}
        />
      </Card>
      {status !== "DELIVERED" && (
        <Stack gap="4">
          <Text tone="muted">
            박스 개수를 확인하고 받아 주세요. 담당 기사와 연락이 필요하면 고객센터에서 바로 이어
            드려요.
          </Text>
          <CallButton variant="outline" size="lg" />
        </Stack>
      )}
    </Stack>
  );
}

function Early({ day }: { readonly day: string }) {
  return (
    <EmptyState
      illustration="truck"
      title={`${formatKoreanDate(day)}에 열려요`}
      isPageTitle
      description="박스를 받는 날 이 링크를 다시 열면 시간과 장소가 보여요."
    />
  );
}

function Closed() {
  return (
    <Page width="narrow">
      <EmptyState
        illustration="search"
        title="지금은 볼 수 없는 링크예요"
        isPageTitle
        description="배송일이 지났거나 링크를 보낸 사람이 닫았어요. 링크를 끝까지 눌렀는지도 확인해 주세요."
        action={<CallButton variant="outline" size="lg" />}
      />
    </Page>
  );
}

function DeliverySkeleton() {
  return (
    <Stack gap="7" aria-busy>
      <VisuallyHidden role="status">배송을 불러오고 있어요</VisuallyHidden>
      <Stack gap="3">
        <Skeleton width="6rem" height="1.75rem" />
        <Skeleton width="80%" height="2.375rem" />
        <Skeleton width="70%" height="1.625rem" />
      </Stack>
      <Skeleton width="full" height="18rem" />
      <Skeleton width="full" height="3.5rem" />
    </Stack>
  );
}
