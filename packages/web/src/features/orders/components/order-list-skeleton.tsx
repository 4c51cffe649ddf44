import { Card, HStack, Skeleton, Stack, VisuallyHidden } from "@damadum/ui";

/** Placeholder for a page of orders while it loads, in the size of cards with steps and a button. */
export function OrderListSkeleton() {
  return (
    <Stack gap="4" aria-busy>
      <VisuallyHidden role="status">주문을 불러오고 있어요</VisuallyHidden>
      <OrderCardSkeletons />
    </Stack>
  );
}

/** Only two cards, for a skeleton that has other parts. */
export function OrderCardSkeletons() {
  return (
    <>
      {["first", "second"].map((key) => (
        <Card key={key} variant="raised">
          <Stack gap="4">
            <HStack justify="space-between">
              <Skeleton width="5.5rem" height="1.5rem" />
              <Skeleton width="1.25rem" height="1.25rem" />
            </HStack>
            <Stack gap="2">
              <Skeleton width="70%" height="1.75rem" />
              <Skeleton width="90%" height="2.75rem" />
            </Stack>
            <Skeleton width="full" height="5rem" />
            <Skeleton width="80%" height="3.5rem" />
            <HStack justify="space-between">
              <Skeleton width="6rem" height="1.25rem" />
              <Skeleton width="6rem" height="1.625rem" />
            </HStack>
            <Skeleton width="full" height="3rem" />
          </Stack>
        </Card>
      ))}
    </>
  );
}
