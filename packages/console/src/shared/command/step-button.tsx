import type { OperatorStep } from "@damadum/sdk";
import { Button, Text } from "@damadum/ui";
import { useState } from "react";
import { CommandDialog } from "./command-dialog.tsx";
import { useRunCommand } from "./use-run-command.ts";

interface StepButtonProps {
  readonly step: OperatorStep;
  /** What it settles, where the page does not say so. */
  readonly about?: string;
}

/** The one button that settles something: a press if everything is known, else a form for the rest. */
export function StepButton({ step, about }: StepButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { press, isRunning } = useRunCommand();
  const ask = () => setIsAsking(true);
  const { label, command, input, is_complete: isComplete, may } = step;
  if (!may) {
    return (
      <Text as="span" variant="caption" tone="muted">
        다른 역할의 일이에요
      </Text>
    );
  }
  return (
    <>
      <Button
        size="sm"
        variant={isComplete ? "tinted" : "outline"}
        aria-label={about && `${about} ${label}`}
        loading={isRunning(command, input)}
        onClick={() => void (isComplete ? press(command, input, { ask }) : ask())}
      >
        {label}
      </Button>
      <CommandDialog
        call={isAsking ? { title: label, name: command, input } : null}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
