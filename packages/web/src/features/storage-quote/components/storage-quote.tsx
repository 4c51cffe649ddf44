import { Box, Heading, HStack, Illustration, Page, Stack, Text } from "@damadum/ui";
import { lazy, Suspense, type ReactNode } from "react";
import { loadChunk } from "../../../shared/browser/load-chunk.ts";
import { useToday } from "../../../shared/page/use-today.ts";
import { FirstStepSkeleton } from "../../../shared/quote-form/first-step-skeleton.tsx";
import { useLoadOnIdle } from "../../../shared/browser/use-load-on-idle.ts";
import { useFormStep } from "../../../shared/router/use-form-step.ts";
import { firstQuestion } from "../first-question.ts";
import { startingPrice } from "../starting-price.ts";
import type { StorageEnterType } from "../storage-draft.ts";

const StorageQuoteForm = lazy(async () => {
  const { StorageQuoteForm: Form } = await loadChunk(() => import("./storage-quote-form.tsx"));
  return { default: Form };
});

interface StorageQuoteProps {
  readonly enterType: StorageEnterType;
  /** The headline, shown above the first question only. */
  readonly title: ReactNode;
  readonly lead: ReactNode;
}

/** A line break on wide screens; phones keep the text on one line, so that the first question fits below it. */
export function WideBreak() {
  return <Box as="br" hideBelow="md" />;
}

/** A storage quote below the headline of its page. */
export function StorageQuote({ enterType, title, lead }: StorageQuoteProps) {
  const today = useToday();
  const { step } = useFormStep();
  const shouldLoadForm = useLoadOnIdle(step !== undefined);
  const isFirst = step === undefined || step === firstQuestion.id;
  const price = startingPrice(today, enterType);
  const frame = <FirstStepSkeleton question={firstQuestion} {...price} />;
  return (
    <Page width="wide" bottomBar>
      <Stack gap={{ base: "6", md: "12" }}>
        {isFirst ? (
          <HStack justify="space-between" align="center" gap="4">
            <Stack gap={{ base: "2", md: "3" }}>
              <Heading level={1} variant="display" fontSize={{ base: "4xl", md: "6xl" }}>
                {title}
              </Heading>
              <Text tone="muted">{lead}</Text>
            </Stack>
            <Box flexShrink={0} hideBelow="md">
              <Illustration name="boxes" width={240} />
            </Box>
          </HStack>
        ) : (
          <Heading level={1} srOnly>
            보관 견적
          </Heading>
        )}
        {shouldLoadForm ? (
          <Suspense fallback={frame}>
            <StorageQuoteForm
              enterType={enterType}
              today={today}
              startingPrice={price}
              frame={frame}
            />
          </Suspense>
        ) : (
          frame
        )}
      </Stack>
    </Page>
  );
}
