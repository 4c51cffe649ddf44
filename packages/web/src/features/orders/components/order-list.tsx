import { moveGroups } from "@damadum/domain";
import type { EstimatePage } from "@damadum/sdk";
import { Disclosure, EmptyState, Section, Stack } from "@damadum/ui";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";
import { groupOrders, type OrdersOfGroup } from "../group-orders.ts";
import { FoldedList } from "./folded-list.tsx";
import { OrderCard } from "./order-card.tsx";
import { OrderPagination } from "./order-pagination.tsx";

interface OrderListProps {
  readonly page: EstimatePage;
  /** Leaves out orders that await payment, because the page already shows them above. */
  readonly withoutToPay?: boolean;
}

/** The member's orders in groups, upcoming before finished, or a link to the quote when there are none. */
export function OrderList({ page, withoutToPay = false }: OrderListProps) {
  const today = useToday();
  if (page.items.length === 0) return <NoOrders isFirstPage={page.paging.page === 1} />;
  const groups = groupOrders(page.items, today);
  const isOver = groups.every(({ group }) => group === "CANCELLED");
  return (
    <Stack gap="8">
      {isOver && page.paging.page === 1 && <QuoteOffer title="진행 중인 이사가 없어요" />}
      {groups
        .filter(({ group }) => !withoutToPay || group !== "NEEDS_PAYMENT")
        .map(({ group, orders }) => (
          <OrderGroup key={group} group={group} orders={orders} />
        ))}
      <OrderPagination paging={page.paging} />
    </Stack>
  );
}

function OrderGroup({ group, orders }: OrdersOfGroup) {
  const list = (
    <FoldedList items={orders} unit="건">
      {(order) => <OrderCard key={order.serial} order={order} />}
    </FoldedList>
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
          <ButtonLink variant="outline" to={paths.my.getHref()}>
            첫 쪽으로 가기
          </ButtonLink>
        }
      />
    );
  }
  return <QuoteOffer title="아직 견적이 없어요" />;
}

function QuoteOffer({ title }: { readonly title: string }) {
  return (
    <EmptyState
      title={title}
      description="몇 가지만 고르면 이사 비용을 바로 알려 드려요."
      action={
        <ButtonLink size="lg" to={paths.home.getHref()}>
          견적 받기
        </ButtonLink>
      }
    />
  );
}
