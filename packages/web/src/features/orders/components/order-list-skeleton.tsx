import { Card, HStack, Skeleton, Stack, VisuallyHidden } from "@damadum/ui";

/** The place of a page of orders while it is on its way, in the size of a card that shows no steps. */
export function OrderListSkeleton() {
  return (
    <Stack gap="4" aria-busy>
      <VisuallyHidden role="status">주문을 불러오고 있어요</VisuallyHidden>
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
            <HStack justify="space-between">
              <Skeleton width="6rem" height="1.25rem" />
              <Skeleton width="6rem" height="1.625rem" />
            </HStack>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
