import {
  formatKoreanDate,
  formatWon,
  storageContractView,
  storageGrades,
  storageOrderTypes,
  type StorageContractView,
  type StorageOrderGroup,
} from "@damadum/domain";
import type { Coupon, StorageContractSummary, StorageOrderSummary, StoredBox } from "@damadum/sdk";
import {
  Badge,
  Box,
  Button,
  Card,
  Disclosure,
  Grid,
  HStack,
  Icon,
  Section,
  Stack,
  Text,
} from "@damadum/ui";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { storageViewOf } from "../../../shared/order/storage-facts.ts";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";
import { BoxCover } from "../../../shared/photo/box-cover.tsx";
import { FoldedList } from "./folded-list.tsx";

/** Boxes in the warehouse with their pictures, and the way to all of them. */
export function StoredPictures({ boxes }: { boxes: readonly StoredBox[] }) {
  if (boxes.length === 0) return null;
  return (
    <Section title="보관 중인 박스">
      <Stack gap="4">
        <Grid
          as="ul"
          listStyleType="none"
          gap="3"
          gridTemplateColumns="repeat(auto-fill, minmax(6rem, 1fr))"
        >
          {boxes.map((box) => (
            <Box as="li" key={box.serial}>
              <PictureLink box={box} />
            </Box>
          ))}
        </Grid>
        <Button variant="outline" asChild>
          <RouterLink to={paths.storedBoxes.getHref()}>
            <Icon name="search" size={20} />
            모든 박스에서 찾기
          </RouterLink>
        </Button>
      </Stack>
    </Section>
  );
}

function PictureLink({ box: { serial, name, cover, content_names: names } }: { box: StoredBox }) {
  return (
    <Box asChild borderRadius="sm">
      <RouterLink to={paths.boxContent.getHref(serial)}>
        <Stack gap="1">
          <BoxCover cover={cover} />
          <Text variant="caption" truncate>
            {name ?? names[0] ?? serial}
          </Text>
        </Stack>
      </RouterLink>
    </Box>
  );
}

/** The member's contracts whose boxes are kept: until when, and what is charged next. */
export function RunningContracts({ contracts }: { contracts: readonly StorageContractSummary[] }) {
  const today = useToday();
  // Until the boxes come in, the order says what happens next; what is unpaid stands above, with all that is.
  const running = contracts.filter((contract) => {
    const { isRunning, due } = viewOfContract(contract, today);
    return isRunning && due === null && contract.status !== "WAITING";
  });
  if (running.length === 0) return null;
  return (
    <Section title="보관 계약">
      <FoldedList items={running} unit="개">
        {(contract) => <ContractCard key={contract.id} contract={contract} />}
      </FoldedList>
    </Section>
  );
}

/** One contract, which leads to its order. */
export function ContractCard({ contract }: { contract: StorageContractSummary }) {
  const { order_serial: serial } = contract;
  const view = viewOfContract(contract, useToday());
  return (
    <RowCard
      to={paths.myStorageOrder.getHref(serial)}
      badge={<Badge tone={view.badge}>{view.label}</Badge>}
      title={storageGrades[contract.grade].label}
      text={view.sentence}
      toPay={
        view.due && { to: paths.storageAction.getHref(serial, "month"), amount: view.due.amount }
      }
    />
  );
}

/** How a contract stands for its member on a day. */
export function viewOfContract(
  contract: StorageContractSummary,
  today: string,
): StorageContractView {
  const { status, end_date: endDate, stored_box_count: storedBoxCount } = contract;
  return storageContractView(
    { status, endDate, storedBoxCount, nextCharge: contract.next_charge },
    today,
  );
}

/** The member's storage orders with what happens next; those that are over are folded away. */
export function StorageOrders({ orders }: { orders: readonly StorageOrderSummary[] }) {
  const today = useToday();
  const inGroup = (...groups: readonly StorageOrderGroup[]) =>
    orders.filter((order) => groups.includes(storageViewOf(order, today).group));
  const current = inGroup("UNDER_WAY", "COMING_UP");
  const over = inGroup("DONE", "CANCELLED");
  const card = (order: StorageOrderSummary) => (
    <StorageOrderCard key={order.serial} order={order} today={today} />
  );
  if (current.length + over.length === 0) return null;
  return (
    <Section title="보관 주문">
      <Stack gap="4">
        <FoldedList items={current} unit="건">
          {card}
        </FoldedList>
        {over.length > 0 && (
          <Disclosure emphasis summary={`지난 보관 주문 ${over.length}`}>
            <Stack gap="3">{over.map(card)}</Stack>
          </Disclosure>
        )}
      </Stack>
    </Section>
  );
}

interface StorageOrderCardProps {
  readonly order: StorageOrderSummary;
  readonly today: string;
}

/** One storage order with what happens next. */
export function StorageOrderCard({ order, today }: StorageOrderCardProps) {
  const view = storageViewOf(order, today);
  return (
    <RowCard
      to={paths.myStorageOrder.getHref(order.serial)}
      badge={<Badge tone={view.badge}>{view.label}</Badge>}
      title={`${storageOrderTypes[order.type].label} 박스 ${order.box_count}개`}
      text={view.sentence}
      toPay={view.group === "NEEDS_PAYMENT" ? paymentOf(order) : null}
    />
  );
}

/** A first order may be paid month by month, which its own page has agreed to. */
function paymentOf({ serial, type, total_amount: amount }: StorageOrderSummary): ToPayLink {
  const page = type === "FIRST_TIME_ORDER" ? paths.storagePayment : paths.storageOrderPayment;
  return { to: page.getHref(serial), amount };
}

/** Where an amount in won is paid. */
interface ToPayLink {
  readonly to: string;
  readonly amount: number;
}

interface RowCardProps {
  readonly to: string;
  readonly badge: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly toPay: ToPayLink | null;
}

function RowCard({ to, badge, title, text, toPay }: RowCardProps) {
  return (
    <Card variant="raised" padding="sm">
      <Stack gap="4">
        <Box asChild borderRadius="sm">
          <RouterLink to={to}>
            <Stack gap="1">
              <HStack justify="space-between" gap="3">
                <Text fontWeight="semibold">{title}</Text>
                {badge}
              </HStack>
              <Text tone="muted">{text}</Text>
            </Stack>
          </RouterLink>
        </Box>
        {toPay && (
          <Button variant="tinted" block asChild>
            <RouterLink to={toPay.to}>{formatWon(toPay.amount)} 결제하기</RouterLink>
          </Button>
        )}
      </Stack>
    </Card>
  );
}

/** Coupons that can be used, with their last day. */
export function UsableCoupons({ coupons }: { coupons: readonly Coupon[] }) {
  const usable = coupons.filter(({ status }) => status === "AVAILABLE");
  if (usable.length === 0) return null;
  return (
    <Section title={`쿠폰 ${usable.length}장`}>
      <Stack as="ul" gap="2" listStyleType="none">
        {usable.map(({ id, name, valid_until: until }) => (
          <HStack as="li" key={id} justify="space-between" gap="3" wrap="wrap">
            <Text fontWeight="medium">{name}</Text>
            <Text variant="caption" tone="muted">
              {formatKoreanDate(until)}까지
            </Text>
          </HStack>
        ))}
      </Stack>
    </Section>
  );
}
