import {
  ActionBar,
  Center,
  Heading,
  Illustration,
  Page,
  Spinner,
  Stack,
  Text,
  type IllustrationName,
} from "@damadum/ui";
import type { ReactNode } from "react";

interface MessagePageProps {
  /** Null while the result is pending: a spinner as high as the illustration that follows. */
  illustration: IllustrationName | null;
  title: string;
  /** What it means and what to do next. */
  children: ReactNode;
  /** Content below the message. */
  more?: ReactNode;
  /** Buttons, the main one first. */
  actions?: ReactNode;
  /** Announces the message immediately, for errors. */
  isAlert?: boolean;
}

/** A page with a single message: a result, a welcome, an error. A changed message is announced. */
export function MessagePage({
  illustration,
  title,
  children,
  more,
  actions,
  isAlert = false,
}: MessagePageProps) {
  return (
    <Page width="card">
      <Stack gap="8" flexGrow="1" textAlign="center">
        <Stack gap="6" align="center" marginBlock="auto">
          {illustration === null ? (
            <Center height="11.25rem">
              <Spinner size="lg" />
            </Center>
          ) : (
            <Illustration name={illustration} width={240} />
          )}
          <Stack gap="2" {...(isAlert ? { role: "alert" } : { "aria-live": "polite" })}>
            <Heading level={1} variant="title">
              {title}
            </Heading>
            <Text tone="muted" textWrap="balance">
              {children}
            </Text>
          </Stack>
          {more}
        </Stack>
        {actions !== undefined && <ActionBar>{actions}</ActionBar>}
      </Stack>
    </Page>
  );
}
