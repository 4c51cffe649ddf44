import { HomeScreen } from "../features/home/home-screen.tsx";
import { useQuoteAhead } from "../features/quote/hooks/use-quote-ahead.ts";
import { QuoteScreen } from "../features/quote/quote-screen.tsx";
import { useFormStep } from "../shared/router/use-form-step.ts";

/** `/`: the home, or the moving quote once the address names one of its questions. */
export function HomePage() {
  const { step } = useFormStep();
  useQuoteAhead();
  return step === undefined ? <HomeScreen /> : <QuoteScreen />;
}
