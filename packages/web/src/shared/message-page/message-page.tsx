import { Heading, Illustration, Page, Stack, Text, type IllustrationName } from "@damadum/ui";
import type { ReactNode } from "react";

interface MessagePageProps {
  illustration: IllustrationName;
  title: string;
  /** What it means and how to go on. */
  children: ReactNode;
  /** Buttons, the main one first. */
  actions: ReactNode;
}

/** A page that says one thing: an end, a welcome, an error. */
export function MessagePage({ illustration, title, children, actions }: MessagePageProps) {
  return (
    <Page>
      <Stack gap="8" align="center" textAlign="center">
        <Illustration name={illustration} width={240} />
        <Stack gap="2">
          <Heading level={1} variant="title">
            {title}
          </Heading>
          <Text tone="muted">{children}</Text>
        </Stack>
        <Stack gap="3" width="full" maxWidth="20rem">
          {actions}
        </Stack>
      </Stack>
    </Page>
  );
}
