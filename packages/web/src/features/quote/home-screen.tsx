import { todayInSeoul } from "@damadum/domain";
import { Heading, Page, Stack } from "@damadum/ui";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../shared/browser/load-chunk.ts";
import { FirstFrame } from "./components/first-frame.tsx";
import { Hero } from "./components/hero.tsx";
import { HowItWorks } from "./components/how-it-works.tsx";
import { firstQuestion } from "./first-question.ts";
import { useFormStep } from "../../shared/router/use-form-step.ts";
import { useWantedSoon } from "./hooks/use-wanted-soon.ts";
import { startingPrice } from "./starting-price.ts";

const QuoteForm = lazy(async () => {
  const { QuoteForm: Form } = await loadChunk(() => import("./components/quote-form.tsx"));
  return { default: Form };
});

/** `/`: what 담아둠 does, and the quote at its heart. */
export function HomeScreen() {
  const [today] = useState(() => todayInSeoul(new Date()));
  const { step } = useFormStep();
  const isFormWanted = useWantedSoon(step !== undefined);
  const isFirst = step === undefined || step === firstQuestion.id;
  const hint = startingPrice(today);
  const frame = <FirstFrame hint={hint} />;
  return (
    <Page width="wide" bottomBar>
      <Stack gap={{ base: "8", md: "12" }}>
        {isFirst ? (
          <Hero />
        ) : (
          <Heading level={1} srOnly>
            이사 견적
          </Heading>
        )}
        {isFormWanted ? (
          <Suspense fallback={frame}>
            <QuoteForm today={today} hint={hint} />
          </Suspense>
        ) : (
          frame
        )}
        {isFirst && <HowItWorks today={today} />}
      </Stack>
    </Page>
  );
}
