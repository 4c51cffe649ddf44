import { useGetOperatorOrder, type OperatorOrder } from "@damadum/sdk";
import {
  Badge,
  Button,
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
import { useState } from "react";
import { useParams } from "react-router-dom";
import { CommandDialog, type CommandCall } from "../../shared/command/command-dialog.tsx";
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
  const [call, setCall] = useState<CommandCall | null>(null);
  const payments = paymentActionsOf(order);
  return (
    <>
      <Split
        asideLabel="할 수 있는 일"
        aside={
          <Stack gap="6">
            {actionsOf(order).map(({ title, actions, note }) => (
              <Section key={title} title={title} level={3}>
                <Actions actions={actions} onPress={setCall} />
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
                      <Actions actions={actions} onPress={setCall} />
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
      <CommandDialog call={call} onClose={() => setCall(null)} />
    </>
  );
}

interface ActionsProps {
  readonly actions: readonly CommandCall[];
  readonly onPress: (action: CommandCall) => void;
}

function Actions({ actions, onPress }: ActionsProps) {
  return (
    <Stack gap="2">
      {actions.map((action) => (
        <Button key={action.name} block size="sm" variant="outline" onClick={() => onPress(action)}>
          {action.title}
        </Button>
      ))}
    </Stack>
  );
}
