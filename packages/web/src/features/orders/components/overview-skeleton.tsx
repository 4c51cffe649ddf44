import { Card, Skeleton, Stack, VisuallyHidden } from "@damadum/ui";
import { OrderCardSkeletons } from "./order-list-skeleton.tsx";

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
              <Skeleton width="60%" height="1.875rem" />
              <Skeleton width="80%" height="1.5rem" />
            </Stack>
            <Skeleton width="full" height="13.125rem" />
          </Stack>
        </Card>
      </Stack>
      <OrderCardSkeletons />
    </Stack>
  );
}
