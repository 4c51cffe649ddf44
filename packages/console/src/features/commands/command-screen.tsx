import {
  useListOperatorCommands,
  type OperatorCommand,
  type OperatorCommandResult,
} from "@damadum/sdk";
import { Button, EmptyState, Loaded, Stack, TableSkeleton, Text } from "@damadum/ui";
import { useState } from "react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { CommandForm } from "../../shared/command/command-form.tsx";
import { CommandResult } from "../../shared/command/command-result.tsx";
import { paths } from "../../shared/paths.ts";
import { Screen } from "../../shared/screen.tsx";

/** `/commands/:name`: the form of one command, and below it what it answered. */
export function CommandScreen() {
  const { name = "" } = useParams();
  const commands = useListOperatorCommands({ query: { staleTime: Infinity } });
  const command = commands.data?.commands.find((each) => each.name === name);
  return (
    <Screen
      title={command?.group_label ?? "명령"}
      actions={
        <Button variant="outline" size="sm" asChild>
          <Link to={paths.commands.getHref()}>모든 명령</Link>
        </Button>
      }
    >
      <Loaded query={commands} what="명령을" skeleton={<TableSkeleton what="명령을" />}>
        {() =>
          command === undefined ? (
            <EmptyState title="없는 명령이에요" description="모든 명령에서 다시 골라 주세요." />
          ) : (
            <Runner key={name} command={command} />
          )
        }
      </Loaded>
    </Screen>
  );
}

function Runner({ command }: { command: OperatorCommand }) {
  const [known] = useSearchParams();
  const [result, setResult] = useState<OperatorCommandResult | null>(null);
  return (
    <Stack gap="8">
      <Stack gap="1">
        <Text variant="lead">{command.summary}</Text>
        <Text variant="caption" tone="muted">{`pnpm ops ${command.words}`}</Text>
      </Stack>
      <Stack gap="8" maxWidth="page.narrow">
        <CommandForm
          command={command}
          initial={Object.fromEntries(known)}
          isShown
          onDone={setResult}
        />
      </Stack>
      {result !== null && <CommandResult result={result} />}
    </Stack>
  );
}
