import { Box, Disclosure, Stack } from "@damadum/ui";
import type { ReactElement } from "react";

/** Cards shown before the fold; a long list would push everything below it out of view. */
const SHOWN = 3;

interface FoldedListProps<Item> {
  readonly items: readonly Item[];
  /** The Korean counter of the items, such as "건". */
  readonly unit: string;
  readonly children: (item: Item) => ReactElement;
}

/** A list of cards: the first few, and the rest behind "더 보기". */
export function FoldedList<Item>({ items, unit, children }: FoldedListProps<Item>) {
  const rest = items.slice(SHOWN);
  return (
    <Stack gap="3">
      <CardList>{items.slice(0, SHOWN).map(children)}</CardList>
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
    <Stack as="ul" gap="3" listStyleType="none">
      {children.map((card) => (
        <Box as="li" key={card.key}>
          {card}
        </Box>
      ))}
    </Stack>
  );
}
