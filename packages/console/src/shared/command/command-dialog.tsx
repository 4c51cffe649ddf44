import {
  useListOperatorCommands,
  type OperatorCommandResult,
  type OperatorInput,
} from "@damadum/sdk";
import { Button, Dialog, Loaded, Notice, Skeleton, Stack } from "@damadum/ui";
import { useState } from "react";
import { CommandForm } from "./command-form.tsx";
import { CommandResult } from "./command-result.tsx";
import { useRunCommand } from "./use-run-command.ts";

/** A command to run, with what is known of its input. */
export interface CommandCall {
  readonly title: string;
  readonly name: string;
  /** What is known and not asked; undefined for what is neither asked nor sent. */
  readonly input: OperatorInput;
  /** What is filled in already, and may be changed. */
  readonly initial?: OperatorInput;
  /** Whether its answer must be read, such as the address of a link. */
  readonly shows?: boolean;
  /** A first run that changes nothing, whose answer is read before the run itself. */
  readonly preview?: {
    readonly label: string;
    readonly first: OperatorInput;
    readonly real: OperatorInput;
  };
}

interface CommandDialogProps {
  readonly call: CommandCall | null;
  readonly onClose: () => void;
}

/** Asks for the rest of a command's input over the page, and closes when it is done and read. */
export function CommandDialog({ call, onClose }: CommandDialogProps) {
  return call === null ? null : <OpenDialog call={call} onClose={onClose} />;
}

function OpenDialog({ call, onClose }: { call: CommandCall; onClose: () => void }) {
  const { title, name, initial, shows = false, preview } = call;
  const commands = useListOperatorCommands({ query: { staleTime: Infinity } });
  const { press, isRunning } = useRunCommand();
  const [input] = useState(() => ({ ...call.input, ...preview?.first }));
  const [result, setResult] = useState<OperatorCommandResult | null>(null);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [isAsking, setIsAsking] = useState(true);
  const finish = shows ? setResult : onClose;
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <Loaded query={commands} what="입력할 내용을" skeleton={<FormSkeleton />}>
        {({ commands: known }) => {
          if (result !== null) {
            return (
              <Stack gap="5">
                <CommandResult result={result} />
                <Button block onClick={onClose}>
                  확인했어요
                </Button>
              </Stack>
            );
          }
          const command = known.find((each) => each.name === name);
          if (command === undefined) {
            return <Notice tone="warning">없는 명령이에요. 화면을 새로 열어 주세요.</Notice>;
          }
          if (preview !== undefined && previewed !== null && !isAsking) {
            const { sent } = previewed;
            const confirmed = { ...sent, ...preview.real };
            const ask = () => setIsAsking(true);
            return (
              <Stack gap="5">
                <CommandResult result={previewed.result} tone="info" />
                <Stack gap="2">
                  <Button
                    block
                    loading={isRunning(name, confirmed)}
                    onClick={() =>
                      void press(name, confirmed, { ask, done: finish, isShown: shows })
                    }
                  >
                    {title}
                  </Button>
                  <Button block variant="plain" onClick={ask}>
                    다시 적기
                  </Button>
                </Stack>
              </Stack>
            );
          }
          return (
            <CommandForm
              command={command}
              input={input}
              initial={previewed?.sent ?? initial}
              submitLabel={preview?.label ?? title}
              isShown={shows || preview !== undefined}
              onDone={(answer, sent) => {
                if (preview === undefined) return finish(answer);
                setPreviewed({ result: answer, sent });
                setIsAsking(false);
              }}
            />
          );
        }}
      </Loaded>
    </Dialog>
  );
}

/** What the first run answered, and what was sent with it. */
interface Previewed {
  readonly result: OperatorCommandResult;
  readonly sent: OperatorInput;
}

function FormSkeleton() {
  return (
    <Stack gap="4" aria-busy>
      <Skeleton width="full" height="3.5rem" />
      <Skeleton width="full" height="3.5rem" />
    </Stack>
  );
}
