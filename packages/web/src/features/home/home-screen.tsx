import { currentPriceList } from "@damadum/domain";
import { Grid, Page, Stack } from "@damadum/ui";
import { lazy, Suspense } from "react";
import { loadChunkWithRetry } from "../../shared/browser/load-chunk.ts";
import { useToday } from "../../shared/page/use-today.ts";
import { Hero } from "./components/hero.tsx";
import { RoughPrice } from "./components/rough-price.tsx";

// Its own chunk, so that the price responds before React has hydrated the sections below it.
const HomeSections = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import("./components/home-sections.tsx"))).HomeSections,
}));

/**
 * `/`: what 담아둠 is, links to its services, and the rough price of a move. The page renders before any script runs,
 * so the first section has no effects, and the day only selects the price list.
 */
export function HomeScreen() {
  const priceList = currentPriceList(useToday());
  return (
    <Page width="wide" bottomBar>
      <Stack gap={{ base: "14", md: "20" }}>
        <Grid
          gap={{ base: "6", lg: "16" }}
          alignItems="center"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) min(26rem, 45%)" }}
        >
          <Hero />
          <RoughPrice priceList={priceList} />
        </Grid>
        <Suspense>
          <HomeSections priceList={priceList} />
        </Suspense>
      </Stack>
    </Page>
  );
}
