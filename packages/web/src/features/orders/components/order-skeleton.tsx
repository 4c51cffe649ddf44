import { Card, Skeleton, Stack, VisuallyHidden } from "@damadum/ui";
import { DocumentLayout } from "../../../shared/page/document-layout.tsx";

/** Placeholder for an order while it loads, in the size of its parts. */
export function OrderSkeleton() {
  return (
    <Stack gap="10" aria-busy>
      <VisuallyHidden role="status">주문을 불러오고 있어요</VisuallyHidden>
      <Stack gap="3">
        <Skeleton width="11rem" height="1.75rem" />
        <Skeleton width="full" height={{ base: "4.125rem", md: "2.375rem" }} />
        <Skeleton width="85%" height="1.625rem" />
      </Stack>
      <Card variant="raised">
        <Skeleton width="full" height={{ base: "5.25rem", sm: "4.25rem" }} />
      </Card>
      <DocumentLayout
        aside={
          <Stack gap="5">
            <Skeleton width="4rem" height="1.75rem" />
            <Skeleton width="full" height="9rem" />
            <Skeleton width="full" height="18rem" />
          </Stack>
        }
        document={<Skeleton width="full" height="60rem" />}
      />
    </Stack>
  );
}
