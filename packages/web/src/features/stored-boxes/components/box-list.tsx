import { boxView, isBoxHarmed } from "@damadum/domain";
import type { StoredBox } from "@damadum/sdk";
import { Badge, Box, Card, Grid, HStack, Stack, Text } from "@damadum/ui";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { memo, useEffect, useLayoutEffect, useRef, useState, type Ref } from "react";
import { Link as RouterLink } from "react-router-dom";
import { BoxCover } from "../../../shared/photo/box-cover.tsx";
import { paths } from "../../../shared/paths.ts";

const ROW_HEIGHT = 128;
/** Rows rendered beyond the viewport. */
const OVERSCAN = 3;
/** Number of rows before the end at which the next page is requested. */
const ROWS_AHEAD = 6;

interface BoxListProps {
  readonly boxes: readonly StoredBox[];
  readonly hasMore: boolean;
  readonly onMore: () => void;
}

/**
 * A virtualized list: only the boxes in view are rendered. Rows are keyed by position rather than by box, so that a new
 * response changes the text of rows instead of mounting and measuring new ones between two keystrokes.
 */
export const BoxList = memo(function BoxList({ boxes, hasMore, onMore }: BoxListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => setOffset(list.current?.offsetTop ?? 0), []);
  const rows = useWindowVirtualizer({
    count: boxes.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: offset,
  });
  const drawn = rows.getVirtualItems();
  const isNearEnd = (drawn.at(-1)?.index ?? 0) >= boxes.length - ROWS_AHEAD;
  useEffect(() => {
    if (isNearEnd && hasMore) onMore();
  });
  // The rows in view are in normal flow; the others are only padding above and below them.
  const margin = rows.options.scrollMargin;
  const above = (drawn[0]?.start ?? margin) - margin;
  const below = rows.getTotalSize() - ((drawn.at(-1)?.end ?? margin) - margin);
  // The padding changes with every scroll, so it is an inline style: a new class each time would restyle the page.
  return (
    <ul ref={list} style={{ listStyle: "none", paddingBlockStart: above, paddingBlockEnd: below }}>
      {drawn.map(({ key, index }) => {
        const box = boxes[index];
        return box && <BoxRow key={key} ref={rows.measureElement} index={index} box={box} />;
      })}
    </ul>
  );
});

interface BoxRowProps {
  readonly ref: Ref<HTMLElement>;
  readonly index: number;
  readonly box: StoredBox;
}

const BoxRow = memo(function BoxRow({ ref, index, box }: BoxRowProps) {
  const { serial, name, status, content_names: names, content_count: count, cover } = box;
  const { label, badge, sentence } = boxView(status, { isOwn: box.is_own });
  return (
    <Box as="li" ref={ref} data-index={index} paddingBlockEnd="3">
      <Card variant="raised" padding="sm">
        <Box asChild borderRadius="sm">
          <RouterLink to={paths.boxContent.getHref(serial)}>
            <Grid gap="3" templateColumns="min(4.5rem, 20vw) minmax(0, 1fr)" alignItems="center">
              <BoxCover cover={cover} />
              <Stack gap="1" minWidth="0">
                <HStack justify="space-between" columnGap="2" rowGap="1" wrap="wrap">
                  <Text fontWeight="semibold" truncate>
                    {name ?? serial}
                  </Text>
                  <Badge tone={badge}>{label}</Badge>
                </HStack>
                <Text variant="caption" tone="muted" truncate>
                  {names.length === 0 || isBoxHarmed(status)
                    ? sentence
                    : `${names.join(", ")}${count > names.length ? ` 외 ${count - names.length}개` : ""}`}
                </Text>
                {name !== null && (
                  <Text variant="caption" tone="muted">
                    {serial}
                  </Text>
                )}
              </Stack>
            </Grid>
          </RouterLink>
        </Box>
      </Card>
    </Box>
  );
});
