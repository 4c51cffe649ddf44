import { Heading, HStack, Page, Stack } from "@damadum/ui";
import { useEffect, type ReactNode } from "react";

interface ScreenProps {
  readonly title: string;
  /** Beside the title: filters or buttons. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen of the console with its title, which also names the window. */
export function Screen({ title, actions, children }: ScreenProps) {
  useEffect(() => {
    document.title = `${title} | 담아둠 운영`;
  }, [title]);
  return (
    <Page width="wide">
      <Stack gap={{ base: "4", md: "5" }} marginBlockStart={{ base: "-4", md: "-8" }}>
        <HStack justify="space-between" wrap="wrap" columnGap="4" rowGap="2" minHeight="11">
          <Heading level={1} variant="title" overflowWrap="anywhere" minWidth="0">
            {title}
          </Heading>
          {actions}
        </HStack>
        {children}
      </Stack>
    </Page>
  );
}
