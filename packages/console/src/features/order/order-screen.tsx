import { useGetOperatorOrder, type OperatorOrder } from "@damadum/sdk";
import {
  Badge,
  Disclosure,
  EmptyState,
  HStack,
  Loaded,
  Section,
  Split,
  Stack,
  TableSkeleton,
  Text,
} from "@damadum/ui";
import { useParams } from "react-router-dom";
import { CommandButtons } from "../../shared/command/command-buttons.tsx";
import { StepButton } from "../../shared/command/step-button.tsx";
import { Screen } from "../../shared/screen.tsx";
import { actionsOf, nextOf, paymentActionsOf } from "./order-actions.ts";
import { OrderFacts } from "./order-facts.tsx";

const REFRESH_MS = 30_000;

/** `/orders/:serial`: everything of one order, its next step, and all that can be done to it. */
export function OrderScreen() {
  const { serial = "" } = useParams();
  const order = useGetOperatorOrder(serial, { query: { refetchInterval: REFRESH_MS } });
  return (
    <Screen title={serial} actions={order.data && <NextStep order={order.data} />}>
      <Loaded
        query={order}
        what="주문을"
        skeleton={<TableSkeleton what="주문을" />}
        missing={<EmptyState title="그런 주문이 없어요" description="번호를 다시 확인해 주세요." />}
      >
        {(data) => <Order key={serial} order={data} />}
      </Loaded>
    </Screen>
  );
}

function NextStep({ order }: { order: OperatorOrder }) {
  const step = nextOf(order);
  return (
    <HStack gap="3" wrap="wrap">
      <Badge tone="info">{order.status_label}</Badge>
      {step !== null && <StepButton step={step} />}
    </HStack>
  );
}

function Order({ order }: { order: OperatorOrder }) {
  const payments = paymentActionsOf(order);
  return (
    <Split
      asideLabel="할 수 있는 일"
      aside={
        <Stack gap="6">
          {actionsOf(order).map(({ title, actions, note }) => (
            <Section key={title} title={title} level={3}>
              <CommandButtons calls={actions} />
              {note && (
                <Text variant="caption" tone="muted">
                  {note}
                </Text>
              )}
            </Section>
          ))}
          {payments.length > 0 && (
            <Section title="결제마다" level={3}>
              <Stack gap="2">
                {payments.map(({ key, title, actions }) => (
                  <Disclosure key={key} summary={title}>
                    <CommandButtons calls={actions} />
                  </Disclosure>
                ))}
              </Stack>
            </Section>
          )}
        </Stack>
      }
    >
      <OrderFacts order={order} />
    </Split>
  );
}
