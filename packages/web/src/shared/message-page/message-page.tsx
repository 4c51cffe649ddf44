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
  illustration: IllustrationName;
  title: string;
  /** What it means and how to go on. */
  children: ReactNode;
  /** Buttons, the main one first. */
  actions: ReactNode;
  /** For what went wrong: read out at once. */
  isAlert?: boolean;
}

/** A page that says one thing: an end, a welcome, an error. */
export function MessagePage({
  illustration,
  title,
  children,
  actions,
  isAlert = false,
}: MessagePageProps) {
  return (
    <Page width="card">
      <Stack gap="8" textAlign="center">
        <Message
          picture={<Illustration name={illustration} width={240} />}
          title={title}
          isAlert={isAlert}
        >
          {children}
        </Message>
        <ActionBar>{actions}</ActionBar>
      </Stack>
    </Page>
  );
}

/** The same while it is being found out what to say; a spinner as high as the drawing that follows. */
export function WaitingPage({ title }: { title: string }) {
  return (
    <Page width="card">
      <Stack gap="8" flexGrow="1" textAlign="center" aria-live="polite">
        <Message
          picture={
            <Center height="7.5rem">
              <Spinner size="lg" />
            </Center>
          }
          title={title}
        >
          잠시만 기다려 주세요.
        </Message>
      </Stack>
    </Page>
  );
}

interface MessageProps {
  picture: ReactNode;
  title: string;
  children: ReactNode;
  isAlert?: boolean;
}

function Message({ picture, title, children, isAlert = false }: MessageProps) {
  return (
    <Stack gap="6" align="center" marginBlock="auto">
      {picture}
      <Stack gap="2" role={isAlert ? "alert" : undefined}>
        <Heading level={1} variant="title">
          {title}
        </Heading>
        <Text tone="muted" textWrap="balance">
          {children}
        </Text>
      </Stack>
    </Stack>
  );
}
