import { Grid, GridItem } from "@damadum/ui";
import type { ReactNode } from "react";

interface PaymentLayoutProps {
  /** What is paid and how; first on phones, the side column on desktop. */
  readonly desk: ReactNode;
  readonly paper: ReactNode;
}

/** The payment beside the 견적서. Split would put the side column last on phones, below a long paper. */
export function PaymentLayout({ desk, paper }: PaymentLayoutProps) {
  return (
    <Grid
      gap={{ base: "10", lg: "10" }}
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 25rem" }}
      templateAreas={{ base: '"desk" "paper"', lg: '"paper desk"' }}
      alignItems="start"
      _print={{ display: "block" }}
    >
      <GridItem
        area="desk"
        position={{ base: "static", lg: "sticky" }}
        top="6rem"
        minWidth="0"
        padding={{ lg: "6" }}
        borderRadius="lg"
        bg={{ lg: "surface" }}
        boxShadow={{ lg: "card" }}
        _print={{ display: "none" }}
      >
        {desk}
      </GridItem>
      <GridItem area="paper" minWidth="0">
        {paper}
      </GridItem>
    </Grid>
  );
}
