import {
  formatMoment,
  storageOrderTypes,
  storageSteps,
  type Badge as BadgeTone,
  type StorageStep,
} from "@damadum/domain";
import { useGetStorageContract, type StorageOrder } from "@damadum/sdk";
import {
  Badge,
  Box,
  Card,
  Heading,
  HStack,
  ListLink,
  Split,
  Stack,
  Stepper,
  Text,
  type StepperStep,
} from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { ComingCrew } from "../../../shared/order/coming-crew.tsx";
import { contractViewOf } from "../../../shared/order/contract-facts.ts";
import { isFirstOrder, storageViewOf } from "../../../shared/order/storage-facts.ts";
import { useToday } from "../../../shared/page/use-today.ts";
import { PendingPaymentNotice } from "../../../shared/payment/pending-payment-notice.tsx";
import { PaperLinks } from "../../../shared/paper/paper-links.tsx";
import { paths } from "../../../shared/paths.ts";
import { movableVisitsOfStorage } from "../../../shared/reschedule/movable-visits.ts";
import { RescheduleSection } from "../../../shared/reschedule/reschedule-section.tsx";
import { pendingPayment } from "../../../shared/order/storage-order.ts";
import { CancelStorage } from "./cancel-storage.tsx";
import { ContractCard } from "./contract-card.tsx";
import { MoreActions, QuickActions } from "./more-actions.tsx";
import { nextStorageActions } from "../next-storage-actions.ts";
import { NextStorageAction } from "./next-storage-action.tsx";
import { OrderBoxes } from "./order-boxes.tsx";
import { ReceiverLink } from "./receiver-link.tsx";
import { StorageHistory } from "./storage-history.tsx";
import { StoragePayments } from "./storage-payments.tsx";

/** One storage order: next action, boxes, contract, payments and possible changes. */
export function StorageOrderDetail({ order }: { order: StorageOrder }) {
  const today = useToday();
  const isFirst = isFirstOrder(order);
  // Shown with the order that began it; another order needs it only to find that order, unless it names it itself.
  const contract = useGetStorageContract(order.contract_id ?? "", {
    query: { enabled: order.contract_id !== null && (isFirst || order.origin_serial === null) },
  });
  const view = storageViewOf(order, today);
  const isStored = isFirst && order.status === "COMPLETE";
  const stored =
    isStored && contract.data
      ? { contract: contract.data, view: contractViewOf(contract.data, today) }
      : null;
  const pending = pendingPayment(order);
  const firstOrder = order.origin_serial ?? contract.data?.order_serial;
  const { label, badge, sentence } = stored
    ? contractViewOf(stored.contract, today, order.ledger.due_amount)
    : view;
  const next = nextStorageActions(order, view, stored);
  return (
    <Stack gap={{ base: "8", lg: "10" }}>
      <Stack gap={{ base: "6", lg: "8" }}>
        <OrderHead order={order} label={label} badge={badge} />
        {pending && (
          <PendingPaymentNotice
            resultHref={
              pending.imp_uid &&
              paths.laterPaymentComplete.getHref(order.serial, {
                imp_uid: pending.imp_uid,
                merchant_uid: pending.merchant_uid,
              })
            }
          />
        )}
        <Card variant="raised">
          <Stack gap="5">
            {view.step !== null && (
              <Stepper label="진행 단계" steps={stepsOf(view.steps)} current={view.step} />
            )}
            <Text variant="lead" fontWeight="semibold" textWrap="pretty">
              {sentence}
            </Text>
            <ComingCrew serial={order.serial} />
            <Stack gap="2" maxWidth={{ lg: "20rem" }}>
              {next.map((one, index) => (
                <NextStorageAction
                  key={`${one.action} ${one.due}`}
                  {...one}
                  {...(index === 0 ? { size: "lg" } : { variant: "outline" })}
                  order={order}
                />
              ))}
            </Stack>
            {stored && (
              <QuickActions
                order={order}
                contract={stored.contract}
                shown={next.map(({ action }) => action)}
              />
            )}
          </Stack>
        </Card>
      </Stack>
      <Split
        asideLabel="결제와 변경"
        aside={
          <Stack gap="10">
            <StoragePayments
              order={order}
              contract={isFirst ? contract.data : undefined}
              month={stored?.view.due ?? null}
            />
            <PaperLinks subject="storage" number={order.serial} ledger={order.ledger} />
            {isFirst && contract.data && <MoreActions order={order} contract={contract.data} />}
            <ReceiverLink order={order} />
            <RescheduleSection
              visits={movableVisitsOfStorage(order)}
              href={paths.storageAction.getHref(order.serial, "reschedule")}
            />
            <CancelStorage order={order} />
          </Stack>
        }
      >
        <Stack gap="10">
          <OrderBoxes order={order} />
          {!isFirst && firstOrder !== undefined && <FirstOrderLink serial={firstOrder} />}
          {isFirst && order.contract_id !== null && (
            <ContractCard contract={contract} isStateShown={isStored} />
          )}
          <StorageHistory order={order} />
        </Stack>
      </Split>
    </Stack>
  );
}

/** Links from an order of some boxes to the contract that they are stored under. */
function FirstOrderLink({ serial }: { readonly serial: string }) {
  return (
    <Card variant="outline" padding="none">
      <Box paddingInline="4">
        <ListLink>
          <RouterLink to={paths.myStorageOrder.getHref(serial)}>보관 계약 보기</RouterLink>
        </ListLink>
      </Box>
    </Card>
  );
}

interface OrderHeadProps {
  readonly order: StorageOrder;
  readonly label: string;
  readonly badge: BadgeTone;
}

function OrderHead({ order, label, badge }: OrderHeadProps) {
  const { serial, type, box_count: count, place, delivery, collection } = order;
  return (
    <Stack gap="3">
      <HStack columnGap="3" rowGap="1" wrap="wrap">
        <Badge tone={badge}>{label}</Badge>
        <Text variant="caption" tone="muted" overflowWrap="anywhere">
          {serial}
        </Text>
      </HStack>
      <Heading level={1} variant="title">
        <span>{`${storageOrderTypes[type].label} `}</span>
        <Box as="span" display="inline-block">
          {`박스 ${count}개`}
        </Box>
      </Heading>
      <Stack gap="0.5">
        {delivery && (
          <Text tone="muted">{`배송 ${formatMoment(delivery.date, delivery.time)}`}</Text>
        )}
        {collection && (
          <Text tone="muted">{`수거 ${formatMoment(collection.date, collection.time)}`}</Text>
        )}
        {place && (
          <Text tone="muted" overflowWrap="anywhere">
            {`${place.address} ${place.detail}`}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

const icons: Readonly<Record<StorageStep, StepperStep["icon"]>> = {
  BEFORE_DELIVERY: "box",
  DELIVERING: "truck",
  BEFORE_COLLECTION: "home",
  COLLECTION_BOOKED: "calendar",
  COLLECTING: "truck",
  COMPLETE: "lock",
  DISPOSAL_BOOKED: "calendar",
  DISPOSING: "trash",
  DISPOSED: "check",
};

function stepsOf(steps: readonly StorageStep[]): readonly StepperStep[] {
  return steps.map((step) => ({ label: storageSteps[step], icon: icons[step] }));
}
