import { Page } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { MissingOrder } from "../../shared/order/missing-order.tsx";
import { isNotFound } from "../../shared/page/is-not-found.ts";
import { LoadError } from "../../shared/page/load-error.tsx";
import { storageOrderOptions } from "../../shared/order/storage-order.ts";
import { StorageOrderDetail } from "./components/storage-order-detail.tsx";
import { StorageOrderSkeleton } from "./components/storage-order-skeleton.tsx";

/** `/my/order/storage/:serial`: one storage order of the member with its boxes, contract and money. */
export function StorageOrderScreen() {
  const { serial = "" } = useParams();
  const order = useQuery(storageOrderOptions(serial));
  return (
    <Page width="wide">
      {order.isPending && <StorageOrderSkeleton />}
      {order.isLoadingError && isNotFound(order.error) && <MissingOrder />}
      {order.isLoadingError && !isNotFound(order.error) && (
        <LoadError what="주문을" error={order.error} onRetry={() => void order.refetch()} />
      )}
      {order.data && <StorageOrderDetail order={order.data} />}
    </Page>
  );
}
