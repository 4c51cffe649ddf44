import type { EstimatePage } from "@damadum/sdk";
import { Box, Button, EmptyState, Stack } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import { OrderCard } from "./order-card.tsx";
import { OrderPages } from "./order-pages.tsx";

/** One page of the member's orders, or what to do where there is none yet. */
export function OrderList({ page }: { page: EstimatePage }) {
  if (page.items.length === 0) return <NoOrders isFirstPage={page.paging.page === 1} />;
  return (
    <Stack gap="6">
      <Stack as="ul" gap="4" listStyleType="none">
        {page.items.map((order) => (
          <Box as="li" key={order.serial}>
            <OrderCard order={order} />
          </Box>
        ))}
      </Stack>
      <OrderPages paging={page.paging} />
    </Stack>
  );
}

function NoOrders({ isFirstPage }: { isFirstPage: boolean }) {
  if (!isFirstPage) {
    return (
      <EmptyState
        title="이 쪽에는 주문이 없어요"
        action={
          <Button variant="outline" asChild>
            <RouterLink to={paths.my.getHref()}>첫 쪽으로 가기</RouterLink>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title="아직 견적이 없어요"
      description="몇 가지만 답하면 이사 금액을 바로 알려 드려요."
      action={
        <Button size="lg" asChild>
          <RouterLink to={paths.home.getHref()}>견적 받기</RouterLink>
        </Button>
      }
    />
  );
}
