import { Heading, Stack, Text } from "@damadum/ui";
import type { ReactNode } from "react";

interface ScreenTitleProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly children: ReactNode;
}

/** The head of a screen where something is requested or changed. */
export function ScreenTitle({ title, children }: ScreenTitleProps) {
  return (
    <Stack gap="2">
      <Heading level={1} variant="title">
        {title}
      </Heading>
      <Text tone="muted">{children}</Text>
    </Stack>
  );
}
