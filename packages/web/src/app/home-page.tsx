import { lazy, Suspense } from "react";
import { HomeScreen } from "../features/home/home-screen.tsx";
import { loadQuoteScreen } from "../features/quote/load-quote-screen.ts";
import { usePreloadQuote } from "../features/quote/hooks/use-preload-quote.ts";
import { useFormStep } from "../shared/router/use-form-step.ts";
import { PageSkeleton } from "./page-skeleton.tsx";

const QuoteScreen = lazy(async () => ({
  default: (await loadQuoteScreen()).QuoteScreen,
}));

/** `/`: the home, or the move quote once the URL names one of its steps. */
export function HomePage() {
  const { step } = useFormStep();
  usePreloadQuote(step !== undefined);
  if (step === undefined) return <HomeScreen />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <QuoteScreen />
    </Suspense>
  );
}
