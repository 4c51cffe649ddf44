import { Skeleton, Stack, VisuallyHidden } from "@damadum/ui";
import { EstimateLayout } from "../../../shared/estimate/estimate-layout.tsx";

/** The place of the payment while the estimate is on its way, in the size of its parts. */
export function PaymentSkeleton() {
  return (
    <EstimateLayout
      aside={
        <Stack gap="7" aria-busy>
          <VisuallyHidden role="status">견적을 불러오고 있어요</VisuallyHidden>
          <Skeleton width="full" height="12rem" />
          <Skeleton width="full" height="12rem" />
          <Skeleton width="full" height="9.5rem" />
        </Stack>
      }
      document={<Skeleton width="full" height="60rem" />}
    />
  );
}
