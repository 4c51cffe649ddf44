import { useListOperatorCommands } from "@damadum/sdk";
import { Button, Stack, type ButtonProps } from "@damadum/ui";
import { useState } from "react";
import { CommandDialog, type CommandCall } from "./command-dialog.tsx";

interface CommandButtonsProps {
  readonly calls: readonly CommandCall[];
  /** Side by side, or each as wide as its column. */
  readonly direction?: "row" | "column";
  readonly variant?: ButtonProps["variant"];
  /** What the buttons of a row concern, for those who do not see the row. */
  readonly about?: string;
}

/** A button for each command that the operator's role may run; each asks for the rest of its input. */
export function CommandButtons({
  calls,
  direction = "column",
  variant = "outline",
  about,
}: CommandButtonsProps) {
  const [call, setCall] = useState<CommandCall | null>(null);
  const commands = useListOperatorCommands({ query: { staleTime: Infinity } });
  const mayRun = ({ name }: CommandCall) =>
    commands.data?.commands.some((command) => command.name === name && command.may) ?? false;
  return (
    <>
      <Stack direction={direction} gap="2" justify="flex-end" wrap="wrap">
        {calls.filter(mayRun).map((each) => (
          <Button
            key={each.title}
            block={direction === "column"}
            size="sm"
            variant={variant}
            aria-label={about === undefined ? undefined : `${about} ${each.title}`}
            onClick={() => setCall(each)}
          >
            {each.title}
          </Button>
        ))}
      </Stack>
      <CommandDialog call={call} onClose={() => setCall(null)} />
    </>
  );
}
