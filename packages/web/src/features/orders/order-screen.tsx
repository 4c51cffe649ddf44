import { Page } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { MissingOrder } from "../../shared/order/missing-order.tsx";
import { isNotFound } from "../../shared/page/is-not-found.ts";
import { LoadError } from "../../shared/page/load-error.tsx";
import { orderOptions } from "./api/orders.ts";
import { OrderDetail } from "./components/order-detail.tsx";
import { OrderSkeleton } from "./components/order-skeleton.tsx";

/** `/my/estimate/:serial`: one estimate or order of the member with everything about it. */
export function OrderScreen() {
  const { serial = "" } = useParams();
  const order = useQuery(orderOptions(serial));
  return (
    <Page width="wide">
      {order.isPending && <OrderSkeleton />}
      {order.isLoadingError && isNotFound(order.error) && <MissingOrder />}
      {order.isLoadingError && !isNotFound(order.error) && (
        <LoadError what="주문을" error={order.error} onRetry={() => void order.refetch()} />
      )}
      {order.data && <OrderDetail order={order.data} />}
    </Page>
  );
}
