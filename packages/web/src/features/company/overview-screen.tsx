import { Grid, Heading, Stack } from "@damadum/ui";
import { BoxCounts } from "./components/box-counts.tsx";
import { ExpiringBoxes } from "./components/expiring-boxes.tsx";
import { InvoicesToPay } from "./components/invoices-to-pay.tsx";
import { NextDates } from "./components/next-dates.tsx";
import { OffersToAnswer } from "./components/offers-to-answer.tsx";
import { OwnCompany } from "./components/own-company.tsx";
import { OpenWorks } from "./components/open-works.tsx";

/** `/my/company`: the company's boxes, open works, unpaid invoices, next dates and registration. */
export function OverviewScreen() {
  return (
    <Stack gap={{ base: "6", md: "8" }}>
      <Heading level={1} variant="title">
        기업 현황
      </Heading>
      <OffersToAnswer />
      <BoxCounts />
      <Grid
        gap={{ base: "8", lg: "6" }}
        templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}
        alignItems="start"
      >
        <Stack gap={{ base: "8", lg: "6" }}>
          <OpenWorks />
          <ExpiringBoxes />
        </Stack>
        <Stack gap={{ base: "8", lg: "6" }}>
          <InvoicesToPay />
          <NextDates />
          <OwnCompany />
        </Stack>
      </Grid>
    </Stack>
  );
}
