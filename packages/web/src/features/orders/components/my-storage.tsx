import {
  formatWon,
  isOpen,
  storageGrades,
  storageOrderTypes,
  type StorageContractView,
  type StorageOrderGroup,
  type StorageOrderView,
} from "@damadum/domain";
import type { StorageContractSummary, StorageOrderSummary, StoredBox } from "@damadum/sdk";
import {
  Badge,
  Box,
  Card,
  Disclosure,
  Grid,
  HStack,
  Icon,
  Section,
  Stack,
  Text,
} from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { contractViewOf } from "../../../shared/order/contract-facts.ts";
import { CONTINUATION_LINK } from "../../../shared/order/continuation-words.ts";
import { storagePaymentHref, storageViewOf } from "../../../shared/order/storage-facts.ts";
import { useToday } from "../../../shared/page/use-today.ts";
import { paths } from "../../../shared/paths.ts";
import { BoxCover } from "../../../shared/photo/box-cover.tsx";
import { FoldedList } from "./folded-list.tsx";

export function StoredPictures({ boxes }: { boxes: readonly StoredBox[] }) {
  if (boxes.length === 0) return null;
  return (
    <Section title="보관 중인 박스">
      <Stack gap="4">
        <Grid
          as="ul"
          listStyleType="none"
          gap="3"
          gridTemplateColumns="repeat(auto-fill, minmax(min(6rem, 100%), 1fr))"
        >
          {boxes.map((box) => (
            <Box as="li" key={box.serial}>
              <PictureLink box={box} />
            </Box>
          ))}
        </Grid>
        <ButtonLink variant="outline" to={paths.storedBoxes.getHref()}>
          <Icon name="search" size={20} />
          모든 박스에서 찾기
        </ButtonLink>
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

/** The member's contracts with stored boxes: their end date and next charge. */
export function RunningContracts({ contracts }: { contracts: readonly StorageContractSummary[] }) {
  const today = useToday();
  // Before the boxes arrive, the order shows what happens next; unpaid and undecided contracts appear above.
  const running = contracts.filter((contract) => {
    const { isRunning, due, action } = contractViewOf(contract, today);
    return (
      isRunning &&
      due === null &&
      contract.due_amount === 0 &&
      action !== "CONTINUE" &&
      contract.status !== "WAITING"
    );
  });
  return <Contracts title="보관 계약" contracts={running} />;
}

/** Free months that end soon and continue only if the member agrees. */
export function ToConfirm({ contracts }: { contracts: readonly StorageContractSummary[] }) {
  const waiting = contracts.filter(({ actions }) => isOpen(actions, "CONTINUATION"));
  return <Contracts title="곧 끝나는 무료 기간" contracts={waiting} />;
}

interface ContractsProps {
  readonly title: string;
  readonly contracts: readonly StorageContractSummary[];
}

function Contracts({ title, contracts }: ContractsProps) {
  if (contracts.length === 0) return null;
  return (
    <Section title={title}>
      <FoldedList items={contracts} unit="개">
        {(contract) => <ContractCard key={contract.id} contract={contract} />}
      </FoldedList>
    </Section>
  );
}

export function ContractCard({ contract }: { contract: StorageContractSummary }) {
  const { order_serial: serial } = contract;
  const view = contractViewOf(contract, useToday());
  return (
    <RowCard
      to={paths.myStorageOrder.getHref(serial)}
      view={view}
      title={storageGrades[contract.grade].label}
      next={nextOf(contract, view)}
    />
  );
}

/** A month is paid on its own page; what a link asks for from the order, which says what for. */
function nextOf(
  { order_serial: serial, due_amount: amount }: StorageContractSummary,
  { due, action }: StorageContractView,
): NextLink | null {
  if (due !== null) {
    return { to: paths.storageAction.getHref(serial, "month"), words: payWords(due.amount) };
  }
  if (action === "PAY_DUE") return { to: paymentsOf(serial), words: payWords(amount) };
  return action === "CONTINUE"
    ? { to: paths.storageAction.getHref(serial, "continuation"), words: CONTINUATION_LINK }
    : null;
}

/** The member's storage orders with their next step; finished ones are collapsed. */
export function StorageOrders({ orders }: { orders: readonly StorageOrderSummary[] }) {
  const today = useToday();
  const inGroup = (...groups: readonly StorageOrderGroup[]) =>
    orders.filter((order) => groups.includes(storageViewOf(order, today).group));
  const current = inGroup("UNDER_WAY", "COMING_UP");
  const over = inGroup("DONE", "CANCELLED");
  const card = (order: StorageOrderSummary) => (
    <StorageOrderCard key={order.serial} order={order} />
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

export function StorageOrderCard({ order }: { order: StorageOrderSummary }) {
  const view = storageViewOf(order, useToday());
  return (
    <RowCard
      to={paths.myStorageOrder.getHref(order.serial)}
      view={view}
      title={`${storageOrderTypes[order.type].label} 박스 ${order.box_count}개`}
      next={paymentOf(order, view)}
    />
  );
}

/** What is asked for by a link is paid from the order, which says what for. */
function paymentOf(order: StorageOrderSummary, { group, action }: StorageOrderView) {
  if (action === "PAY_DUE")
    return { to: paymentsOf(order.serial), words: payWords(order.due_amount) };
  return group === "NEEDS_PAYMENT"
    ? { to: storagePaymentHref(order), words: payWords(order.total_amount) }
    : null;
}

const paymentsOf = (serial: string) => `${paths.myStorageOrder.getHref(serial)}#payments`;

function payWords(amount: number): string {
  return `${formatWon(amount)} 결제하기`;
}

interface NextLink {
  readonly to: string;
  readonly words: string;
}

interface RowCardProps {
  readonly to: string;
  readonly view: Pick<StorageContractView, "label" | "badge" | "sentence">;
  readonly title: string;
  readonly next: NextLink | null;
}

function RowCard({ to, view, title, next }: RowCardProps) {
  return (
    <Card variant="raised" padding="sm">
      <Stack gap="4">
        <Box asChild borderRadius="sm">
          <RouterLink to={to}>
            <Stack gap="1">
              <HStack justify="space-between" gap="3">
                <Text fontWeight="semibold">{title}</Text>
                <Badge tone={view.badge}>{view.label}</Badge>
              </HStack>
              <Text tone="muted">{view.sentence}</Text>
            </Stack>
          </RouterLink>
        </Box>
        {next && (
          <ButtonLink variant="tinted" block to={next.to}>
            {next.words}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}
