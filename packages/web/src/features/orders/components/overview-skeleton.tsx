import { Box, Card, ListRow, Skeleton, Stack, Text, VisuallyHidden } from "@damadum/ui";
import { OrderCardSkeletons } from "./order-list-skeleton.tsx";

/** Events as long as most. */
const LATER = [
  "오늘 오전 11시에 박스 1개를 가져다 드려요",
  "다음 주 금요일 오전 11시에 이사해요",
  "12월 24일 (목)에 박스 2개 보관이 끝나요",
];

/** Placeholder for the overview while it loads: the next event with a few more, then orders. */
export function OverviewSkeleton() {
  return (
    <Stack gap="8" aria-busy>
      <VisuallyHidden role="status">주문을 불러오고 있어요</VisuallyHidden>
      <Stack gap="4">
        <Skeleton width="6rem" height="1.875rem" />
        <Card variant="raised">
          <Stack gap="4">
            <Stack gap="1">
              <Text fontSize="2xl" lineHeight="snug" fontWeight="bold">
                <Skeleton sample="오늘 오전 9시에 이사해요" />
              </Text>
              <Text>
                <Skeleton sample="서울 마포구 월드컵북로 396" />
              </Text>
            </Stack>
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
