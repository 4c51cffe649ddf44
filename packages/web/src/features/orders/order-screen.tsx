import { Loaded, Page } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { MissingOrder } from "../../shared/order/missing-order.tsx";
import { orderOptions } from "./api/orders.ts";
import { OrderDetail } from "./components/order-detail.tsx";
import { OrderSkeleton } from "./components/order-skeleton.tsx";

/** `/my/estimate/:serial`: one estimate or order of the member with everything about it. */
export function OrderScreen() {
  const { serial = "" } = useParams();
  const order = useQuery(orderOptions(serial));
  return (
    <Page width="wide">
      <Loaded query={order} what="주문을" skeleton={<OrderSkeleton />} missing={<MissingOrder />}>
        {(data) => <OrderDetail order={data} />}
      </Loaded>
    </Page>
  );
}
