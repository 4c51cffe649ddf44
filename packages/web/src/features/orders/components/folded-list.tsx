import { Box, Disclosure, Grid, Stack } from "@damadum/ui";
import type { ReactElement } from "react";

interface FoldedListProps<Item> {
  readonly items: readonly Item[];
  /** The Korean counter of the items, such as "건". */
  readonly unit: string;
  /** Cards before the fold; a long list would push everything below it out of view. */
  readonly shown?: number;
  readonly children: (item: Item) => ReactElement;
}

/** A list of cards: the first few, and the rest behind "더 보기". */
export function FoldedList<Item>({ items, unit, shown = 2, children }: FoldedListProps<Item>) {
  const rest = items.slice(shown);
  return (
    <Stack gap="3">
      <CardList>{items.slice(0, shown).map(children)}</CardList>
      {rest.length > 0 && (
        <Disclosure emphasis summary={`${rest.length}${unit} 더 보기`}>
          <CardList>{rest.map(children)}</CardList>
        </Disclosure>
      )}
    </Stack>
  );
}

function CardList({ children }: { children: readonly ReactElement[] }) {
  return (
    <Grid
      as="ul"
      gap="3"
      listStyleType="none"
      alignItems="start"
      gridTemplateColumns="repeat(auto-fit, minmax(min(21rem, 100%), 1fr))"
    >
      {children.map((card) => (
        <Box as="li" key={card.key}>
          {card}
        </Box>
      ))}
    </Grid>
  );
}
