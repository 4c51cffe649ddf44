import { Button, EmptyState, Page } from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink, useParams } from "react-router-dom";
import { isNotFound } from "../../shared/page/is-not-found.ts";
import { LoadError } from "../../shared/page/load-error.tsx";
import { paths } from "../../shared/paths.ts";
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

function MissingOrder() {
  return (
    <EmptyState
      illustration="search"
      title="주문을 찾을 수 없어요"
      description="주소가 맞는지, 주문한 아이디로 로그인했는지 확인해 주세요."
      action={
        <Button asChild>
          <RouterLink to={paths.my.getHref()}>내 주문 보기</RouterLink>
        </Button>
      }
    />
  );
}
