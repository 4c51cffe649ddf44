import { moveGroups, type MoveGroup } from "@damadum/domain";
import type { EstimatePage, EstimateSummary } from "@damadum/sdk";
import { Box, Button, Disclosure, EmptyState, Section, Stack } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";
import { groupOrders } from "../group-orders.ts";
import { OrderCard } from "./order-card.tsx";
import { OrderPagination } from "./order-pagination.tsx";

/** The member's orders in groups, upcoming before finished, or a link to the quote where there are none. */
export function OrderList({ page }: { page: EstimatePage }) {
  const today = useToday();
  if (page.items.length === 0) return <NoOrders isFirstPage={page.paging.page === 1} />;
  return (
    <Stack gap="8">
      {groupOrders(page.items, today).map(({ group, orders }) => (
        <OrderGroup key={group} group={group} orders={orders} today={today} />
      ))}
      <OrderPagination paging={page.paging} />
    </Stack>
  );
}

interface OrderGroupProps {
  readonly group: MoveGroup;
  readonly orders: readonly EstimateSummary[];
  readonly today: string;
}

function OrderGroup({ group, orders, today }: OrderGroupProps) {
  const list = (
    <Stack as="ul" gap="4" listStyleType="none">
      {orders.map((order) => (
        <Box as="li" key={order.serial}>
          <OrderCard order={order} today={today} />
        </Box>
      ))}
    </Stack>
  );
  if (group === "CANCELLED") {
    return (
      <Disclosure emphasis summary={`${moveGroups[group]} ${orders.length}`}>
        {list}
      </Disclosure>
    );
  }
  return <Section title={moveGroups[group]}>{list}</Section>;
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
      description="몇 가지만 고르면 이사 비용을 바로 알려 드려요."
      action={
        <Button size="lg" asChild>
          <RouterLink to={paths.home.getHref()}>견적 받기</RouterLink>
        </Button>
      }
    />
  );
}
