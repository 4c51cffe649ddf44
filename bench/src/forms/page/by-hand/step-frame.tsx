import { Button, Heading, HStack, ProgressSteps, Stack } from "@damadum/ui";
import type { ReactNode, SubmitEventHandler } from "react";

interface StepFrameProps {
  readonly steps?: readonly string[];
  readonly current?: number;
  readonly title?: string;
  readonly submitLabel: string;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}

export const quoteSteps = [
  "출발지",
  "도착지",
  "짐",
  "날짜와 시간",
  "박스",
  "무거운 짐과 도움",
  "확인",
] as const;

/** One step of a form: progress, question, fields and buttons. */
export function StepFrame({ steps, current = 0, title, ...props }: StepFrameProps) {
  return (
    <form noValidate onSubmit={props.onSubmit}>
      <Stack gap="6">
        {steps !== undefined && <ProgressSteps steps={[...steps]} current={current} />}
        {title !== undefined && (
          <Heading tabIndex={-1} variant="title">
            {title}
          </Heading>
        )}
        <Stack gap="6">{props.children}</Stack>
        <HStack gap="3">
          {current > 0 && (
            <Button variant="outline" size="lg">
              이전
            </Button>
          )}
          <Button type="submit" size="lg" block>
            {props.submitLabel}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}
