import { Box, Card, ListRow, Skeleton, Stack, Text, VisuallyHidden } from "@damadum/ui";
import { OrderCardSkeletons } from "./order-list-skeleton.tsx";

/** Titles of events as long as most. */
const LATER = ["이사", "빈 박스 수거", "박스 2개 보관 종료"];

/** Placeholder for the overview while it loads: the next event with a few more, then orders. */
export function OverviewSkeleton() {
  return (
    <Stack gap="8" aria-busy>
      <VisuallyHidden role="status">주문을 불러오고 있어요</VisuallyHidden>
      <Stack gap="4">
        <Skeleton width="6rem" height="1.875rem" />
        <Card variant="raised">
          <Stack gap="3">
            <Stack gap="1">
              <Text variant="lead">
                <Skeleton sample="빈 박스 배송" />
              </Text>
              <Text>
                <Skeleton sample="2026년 12월 4일 (금) 오전 11시" />
              </Text>
            </Stack>
            <Box>
              {LATER.map((title) => (
                <ListRow
                  key={title}
                  divided
                  title={<Skeleton sample={title} />}
                  description={<Skeleton sample="2026년 12월 4일 (금) 오전 11시" />}
                />
              ))}
            </Box>
          </Stack>
        </Card>
      </Stack>
      <OrderCardSkeletons />
    </Stack>
  );
}
