import { homeSizeNames, homeSizes, type HomeSize } from "@damadum/domain";
import { Button, Grid, Stack, Text } from "@damadum/ui";

import type { ItemCounts, ItemEntry } from "./item-counts.ts";

/** The usual contents of a home of this size, as entries of the contract's list. */
function entriesOf(size: HomeSize): readonly ItemEntry[] {
  return homeSizes[size].items.map(({ itemId, count }) => ({ item_id: itemId, count }));
}

interface HomePresetsProps {
  readonly counts: ItemCounts;
  readonly onChoose: (entries: readonly ItemEntry[]) => void;
}

/** Starting lists by the size of the home; offered until the list has been changed by hand. */
export function HomePresets({ counts, onChoose }: HomePresetsProps) {
  const chosen = homeSizeNames.find((size) => holdsExactly(counts, entriesOf(size)));
  if (counts.size > 0 && chosen === undefined) return null;
  return (
    <Stack gap="2">
      <Text variant="caption" tone="muted">
        집 크기에 맞춰 담아 드려요. 담은 뒤에 바꿀 수 있어요.
      </Text>
      <Grid gap="2" gridTemplateColumns="repeat(3, minmax(0, 1fr))">
        {homeSizeNames.map((size) => (
          <Button
            key={size}
            variant={size === chosen ? "tinted" : "outline"}
            aria-pressed={size === chosen}
            onClick={() => onChoose(entriesOf(size))}
          >
            {homeSizes[size].label}
          </Button>
        ))}
      </Grid>
    </Stack>
  );
}

function holdsExactly(counts: ItemCounts, entries: readonly ItemEntry[]): boolean {
  return (
    counts.size === entries.length &&
    entries.every(({ item_id: id, count }) => counts.get(id) === count)
  );
}
