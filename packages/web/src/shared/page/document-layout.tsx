import { Grid, GridItem } from "@damadum/ui";
import type { ReactNode } from "react";

interface DocumentLayoutProps {
  /** Actions for the document: first on phones, the side column on desktops. */
  readonly aside: ReactNode;
  readonly document: ReactNode;
  /** Whether the side column is sticky; only for one that is no higher than the viewport. */
  readonly isAsideSticky?: boolean;
}

/** A document, such as a 견적서 or a statement, beside its actions; unlike `Split`, it puts them first on phones. */
export function DocumentLayout({ aside, document, isAsideSticky = false }: DocumentLayoutProps) {
  return (
    <Grid
      gap="10"
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 25rem" }}
      templateAreas={{ base: '"aside" "document"', lg: '"document aside"' }}
      alignItems="start"
      _print={{ display: "block" }}
    >
      <GridItem
        area="aside"
        position={{ base: "static", lg: isAsideSticky ? "sticky" : "static" }}
        top="6rem"
        minWidth="0"
        padding={{ lg: "6" }}
        borderRadius="lg"
        bg={{ lg: "surface" }}
        boxShadow={{ lg: "card" }}
        _print={{ display: "none" }}
      >
        {aside}
      </GridItem>
      <GridItem area="document" minWidth="0">
        {document}
      </GridItem>
    </Grid>
  );
}
