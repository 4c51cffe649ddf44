import { useListOperatorCommands, type OperatorInput } from "@damadum/sdk";
import { Dialog, Loaded, Notice, Skeleton, Stack } from "@damadum/ui";
import { CommandForm } from "./command-form.tsx";

/** A command to run, with what is known of its input. */
export interface CommandCall {
  readonly title: string;
  readonly name: string;
  readonly input: OperatorInput;
}

interface CommandDialogProps {
  readonly call: CommandCall | null;
  readonly onClose: () => void;
}

/** Asks for the rest of a command's input over the page, and closes when it is done. */
export function CommandDialog({ call, onClose }: CommandDialogProps) {
  const commands = useListOperatorCommands({
    query: { enabled: call !== null, staleTime: Infinity },
  });
  if (call === null) return null;
  return (
    <Dialog open onOpenChange={onClose} title={call.title}>
      <Loaded query={commands} what="입력할 내용을" skeleton={<FormSkeleton />}>
        {({ commands: known }) => {
          const command = known.find(({ name }) => name === call.name);
          if (command === undefined) {
            return <Notice tone="warning">없는 명령이에요. 화면을 새로 열어 주세요.</Notice>;
          }
          return (
            <CommandForm
              command={command}
              input={call.input}
              submitLabel={call.title}
              onDone={onClose}
            />
          );
        }}
      </Loaded>
    </Dialog>
  );
}

function FormSkeleton() {
  return (
    <Stack gap="4" aria-busy>
      <Skeleton width="full" height="3.5rem" />
      <Skeleton width="full" height="3.5rem" />
    </Stack>
  );
}
