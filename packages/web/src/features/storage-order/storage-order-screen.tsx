import { Card, Loaded, Page, Skeleton, Split, Stack, VisuallyHidden } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { MissingOrder } from "../../shared/order/missing-order.tsx";
import { storageOrderOptions } from "../../shared/order/storage-order.ts";
import { StorageOrderDetail } from "./components/storage-order-detail.tsx";

/** `/my/order/storage/:serial`: one storage order of the member with its boxes, contract and money. */
export function StorageOrderScreen() {
  const { serial = "" } = useParams();
  const order = useQuery(storageOrderOptions(serial));
  return (
    <Page width="wide">
      <Loaded
        query={order}
        what="주문을"
        skeleton={<StorageOrderSkeleton />}
        missing={<MissingOrder />}
      >
        {(data) => <StorageOrderDetail order={data} />}
      </Loaded>
    </Page>
  );
}

/** Placeholder for a storage order while it loads, in the size of its parts. */
function StorageOrderSkeleton() {
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
