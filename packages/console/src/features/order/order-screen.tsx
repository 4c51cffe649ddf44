import { runOperatorCommand, type OperatorCommandResult } from "@damadum/sdk";
import {
  Button,
  Card,
  EmptyState,
  HStack,
  Loaded,
  Section,
  Split,
  Stack,
  TableSkeleton,
} from "@damadum/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { CommandDialog, type CommandCall } from "../../shared/command/command-dialog.tsx";
import { CommandResult } from "../../shared/command/command-result.tsx";
import { useRunCommand } from "../../shared/command/use-run-command.ts";
import { Screen } from "../../shared/screen.tsx";
import { actionsOf, showCommandOf, stepsOf, type OrderAction } from "./order-actions.ts";

const REFRESH_MS = 30_000;

/** `/orders/:serial`: everything of one order, its next step, and all that can be done to it. */
export function OrderScreen() {
  const { serial = "" } = useParams();
  const order = useQuery({
    queryKey: ["operator-order", serial],
    queryFn: ({ signal }) =>
      runOperatorCommand(showCommandOf(serial), { input: { serial } }, { signal }),
    refetchInterval: REFRESH_MS,
  });
  return (
    <Screen
      title={serial}
      actions={order.data !== undefined && <Steps steps={stepsOf(serial, order.data)} />}
    >
      <Loaded
        query={order}
        what="주문을"
        skeleton={<TableSkeleton what="주문을" />}
        missing={<EmptyState title="그런 주문이 없어요" description="번호를 다시 확인해 주세요." />}
      >
        {(data) => <Order key={serial} serial={serial} order={data} />}
      </Loaded>
    </Screen>
  );
}

function Order({ serial, order }: { serial: string; order: OperatorCommandResult }) {
  const [call, setCall] = useState<CommandCall | null>(null);
  const ask = ({ label, name, input }: OrderAction) => setCall({ title: label, name, input });
  return (
    <>
      <Split
        asideLabel="할 수 있는 일"
        aside={
          <Stack gap="6">
            {actionsOf(serial).map(({ title, actions }) => (
              <Section key={title} title={title} level={3}>
                <Stack gap="2">
                  {actions.map((action) => (
                    <Button
                      key={action.name}
                      block
                      size="sm"
                      variant="outline"
                      onClick={() => ask(action)}
                    >
                      {action.label}
                    </Button>
                  ))}
                </Stack>
              </Section>
            ))}
          </Stack>
        }
      >
        <Card>
          <CommandResult result={{ ...order, message: null }} />
        </Card>
      </Split>
      <CommandDialog call={call} onClose={() => setCall(null)} />
    </>
  );
}

/** The next step of the order; one that can go two ways offers both. */
function Steps({ steps }: { steps: readonly OrderAction[] }) {
  const { press, isRunning } = useRunCommand();
  return (
    <HStack gap="2" wrap="wrap">
      {steps.map(({ label, name, input }) => (
        <Button
          key={label}
          size="sm"
          variant={steps.length === 1 ? "filled" : "tinted"}
          loading={isRunning(name, input)}
          onClick={() => press(name, input)}
        >
          {label}
        </Button>
      ))}
    </HStack>
  );
}
