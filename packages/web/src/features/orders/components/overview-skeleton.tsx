import { Box, Card, ListRow, Skeleton, Stack, Text, VisuallyHidden } from "@damadum/ui";
import { OrderCardSkeletons } from "./order-list-skeleton.tsx";

/** Events as long as most. */
const LATER = [
  "다음 주 금요일 오전 11시에 박스 10개를 가져다 드려요",
  "다음 주 목요일 오전 10시에 박스 10개를 가지러 갈게요",
  "내일 보관료 80,000원을 결제해요",
];

/** Placeholder for the overview while it loads: the next event with a few more, then orders. */
export function OverviewSkeleton() {
  return (
    <Stack gap="8" aria-busy>
      <VisuallyHidden role="status">주문을 불러오고 있어요</VisuallyHidden>
      <Stack gap="4">
        <Skeleton width="6rem" height="1.6875rem" />
        <Card variant="raised">
          <Stack gap="4">
            <Stack gap="1">
              <Text fontWeight="bold">
                <Skeleton sample="오늘 오전 9시에 이사해요" />
              </Text>
              <Text>
                <Skeleton sample="서울 마포구 월드컵북로 396 → 서울 강남구 테헤란로 152" />
              </Text>
            </Stack>
            <Skeleton height="3.25rem" />
            <Box>
              {LATER.map((says) => (
                <ListRow key={says} divided title={<Skeleton sample={says} />} />
              ))}
            </Box>
          </Stack>
        </Card>
      </Stack>
      <OrderCardSkeletons />
    </Stack>
  );
}
