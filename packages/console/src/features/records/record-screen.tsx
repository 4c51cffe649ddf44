import type { OperatorCommandResult } from "@damadum/sdk";
import { Card, EmptyState, Loaded, Section, Split, Stack, TableSkeleton } from "@damadum/ui";
import { useParams } from "react-router-dom";
import type { CommandCall } from "../../shared/command/command-dialog.tsx";
import { CommandButtons } from "../../shared/command/command-buttons.tsx";
import { CommandResult } from "../../shared/command/command-result.tsx";
import { useCommandResult } from "../../shared/command/use-command-result.ts";
import type { RecordKind } from "../../shared/paths.ts";
import { isRecordKind, records } from "../../shared/records.ts";
import { Screen } from "../../shared/screen.tsx";

/** `/records/:kind/:number`: everything of one thing that is no order, and what can be done to it. */
export function RecordScreen() {
  const { kind = "", number = "" } = useParams();
  return isRecordKind(kind) ? (
    <Record key={`${kind} ${number}`} kind={kind} number={number} />
  ) : (
    <Screen title="찾을 수 없어요">
      <EmptyState title="없는 화면이에요" description="위의 메뉴에서 다시 골라 주세요." />
    </Screen>
  );
}

function Record({ kind, number }: { kind: RecordKind; number: string }) {
  const { title, command, key, actions } = records[kind];
  const result = useCommandResult(command, { [key]: number });
  return (
    <Screen title={title}>
      <Loaded
        query={result}
        what={`${title} 내용을`}
        skeleton={<TableSkeleton what={`${title} 내용을`} />}
        missing={<EmptyState title="찾을 수 없어요" description="번호를 다시 확인해 주세요." />}
      >
        {(data) => (
          <Split
            asideLabel="할 수 있는 일"
            aside={
              <Section title="할 수 있는 일">
                <CommandButtons calls={actions(number).filter(isOpenIn(data))} />
              </Section>
            }
          >
            <Stack gap="8">
              <Card>
                <CommandResult result={data} tone="info" />
              </Card>
            </Stack>
          </Split>
        )}
      </Loaded>
    </Screen>
  );
}

/** Whether the state of what is shown leaves a command open, as the server says. */
const isOpenIn =
  ({ open_commands: open }: OperatorCommandResult) =>
  ({ name }: CommandCall) =>
    open === null || open.includes(name);
