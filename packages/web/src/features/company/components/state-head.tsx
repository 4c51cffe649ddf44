import type { Badge as BadgeTone } from "@damadum/domain";
import { Badge, Heading, HStack, Stack, Text } from "@damadum/ui";
import type { ReactNode } from "react";

interface StateHeadProps {
  readonly title: string;
  readonly view: { readonly label: string; readonly badge: BadgeTone; readonly sentence: string };
  /** A button beside the title. */
  readonly action?: ReactNode;
}

/** The title, the state and a sentence about what comes next. */
export function StateHead({ title, view, action }: StateHeadProps) {
  return (
    <HStack
      justify="space-between"
      align="flex-start"
      wrap="wrap"
      gap="4"
      _print={{ display: "none" }}
    >
      <Stack gap="2" minWidth="0">
        <Badge tone={view.badge}>{view.label}</Badge>
        <Heading level={1} variant="title" overflowWrap="anywhere">
          {title}
        </Heading>
        <Text>{view.sentence}</Text>
      </Stack>
      {action}
    </HStack>
  );
}
