import { todayInSeoul } from "@damadum/domain";
import { serverNow } from "@damadum/sdk";
import { Heading, Page, Stack } from "@damadum/ui";
import { lazy, Suspense, useState } from "react";
import { FirstStepSkeleton } from "../../shared/quote-form/first-step-skeleton.tsx";
import { firstQuestion } from "./first-question.ts";
import { loadQuoteForm } from "./load-quote-form.ts";
import { barHint, priceInvitation, startingPrice } from "./starting-price.ts";

const QuoteForm = lazy(async () => {
  const { QuoteForm: Form } = await loadQuoteForm();
  return { default: Form };
});

/** `/?step=…`: the moving quote, one question per screen. */
export function QuoteScreen() {
  const [today] = useState(() => todayInSeoul(serverNow()));
  const hint = startingPrice(today);
  return (
    <Page width="wide" bottomBar>
      <Stack>
        <Heading level={1} srOnly>
          이사 견적
        </Heading>
        <Suspense
          fallback={
            <FirstStepSkeleton
              question={firstQuestion}
              hint={barHint}
              invitation={priceInvitation(hint)}
            />
          }
        >
          <QuoteForm today={today} hint={hint} />
        </Suspense>
      </Stack>
    </Page>
  );
}
