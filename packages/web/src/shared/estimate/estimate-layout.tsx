import { Grid, GridItem } from "@damadum/ui";
import type { ReactNode } from "react";

interface EstimateLayoutProps {
  /** What is done with the 견적서; first on phones, the side column on desktop. */
  readonly desk: ReactNode;
  readonly paper: ReactNode;
  /** The desk is lower than a screen and stays in sight beside the long paper. */
  readonly deskStays?: boolean;
}

/** A 견적서 with what is done about it. Split would put the side column last on phones, below a long paper. */
export function EstimateLayout({ desk, paper, deskStays = false }: EstimateLayoutProps) {
  return (
    <Grid
      gap="10"
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 25rem" }}
      templateAreas={{ base: '"desk" "paper"', lg: '"paper desk"' }}
      alignItems="start"
      _print={{ display: "block" }}
    >
      <GridItem
        area="desk"
        position={{ base: "static", lg: deskStays ? "sticky" : "static" }}
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
