import { currentPriceList } from "@damadum/domain";
import { Grid, Page, Stack } from "@damadum/ui";
import { useToday } from "../../shared/page/use-today.ts";
import { Contact } from "./components/contact.tsx";
import { DayPlan } from "./components/day-plan.tsx";
import { Hero } from "./components/hero.tsx";
import { PriceExamples } from "./components/price-examples.tsx";
import { Promises } from "./components/promises.tsx";
import { Questions } from "./components/questions.tsx";
import { Reviews } from "./components/reviews.tsx";
import { RoughPrice } from "./components/rough-price.tsx";

/**
 * `/`: what 담아둠 is, where to go from here, and what a move costs about. The page is drawn before any script, so the
 * first section has no effects, and the day only chooses the price list.
 */
export function HomeScreen() {
  const priceList = currentPriceList(useToday());
  return (
    <Page width="wide" bottomBar>
      <Stack gap={{ base: "14", md: "20" }}>
        <Grid
          gap={{ base: "6", lg: "16" }}
          alignItems="center"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 26rem" }}
        >
          <Hero />
          <RoughPrice priceList={priceList} />
        </Grid>
        <DayPlan />
        <PriceExamples priceList={priceList} />
        <Promises depositRate={priceList.depositRate} />
        <Reviews />
        <Questions />
        <Contact />
      </Stack>
    </Page>
  );
}
