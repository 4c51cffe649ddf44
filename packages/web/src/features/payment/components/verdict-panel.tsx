import { Heading, Illustration, Stack, Text } from "@damadum/ui";
import type { Verdict } from "../verdict.ts";
import { NextButton, type NextButtonProps } from "./next-button.tsx";

interface VerdictPanelProps extends Omit<NextButtonProps, "step" | "isMain"> {
  readonly verdict: Verdict;
}

/** How a payment ended: a drawing, the words, and what to do next. */
export function VerdictPanel({ verdict, ...buttons }: VerdictPanelProps) {
  return (
    <Stack gap="8" align="center" textAlign="center">
      <Illustration name={verdict.illustration} />
      <Stack gap="2">
        <Heading level={1} variant="title">
          {verdict.title}
        </Heading>
        <Text tone="muted">{verdict.detail}</Text>
      </Stack>
      <Stack gap="3" width="full" maxWidth="24rem">
        {verdict.next.map((step, index) => (
          <NextButton key={step} step={step} isMain={index === 0} {...buttons} />
        ))}
      </Stack>
    </Stack>
  );
}
