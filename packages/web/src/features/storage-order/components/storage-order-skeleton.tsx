import { Card, Skeleton, Split, Stack, VisuallyHidden } from "@damadum/ui";

/** Placeholder for a storage order while it loads, in the size of its parts. */
export function StorageOrderSkeleton() {
  return (
    <Stack gap={{ base: "8", lg: "10" }} aria-busy>
      <VisuallyHidden role="status">주문을 불러오고 있어요</VisuallyHidden>
      <Stack gap="3">
        <Skeleton width="11rem" height="1.75rem" />
        <Skeleton width="70%" height="2.375rem" />
        <Skeleton width="85%" height="1.625rem" />
      </Stack>
      <Card variant="raised">
        <Stack gap="5">
          <Skeleton width="full" height="4.25rem" />
          <Skeleton width="full" height="3.5rem" />
          <Skeleton width="full" height="3.5rem" />
        </Stack>
      </Card>
      <Split asideLabel="결제와 변경" aside={<Skeleton width="full" height="18rem" />}>
        <Skeleton width="full" height="24rem" />
      </Split>
    </Stack>
  );
}
