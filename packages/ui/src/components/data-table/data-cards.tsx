import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import {
  dataCardBodyRecipe,
  dataCardRecipe,
  dataCardsHeadRecipe,
  dataCardsRecipe,
} from "../../theme/recipes/data-table.ts";
import { styled } from "../../theme/styled.ts";
import { VisuallyHidden } from "../layout/primitives.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import type { DataTableProps } from "./data-table-props.ts";
import { renderedRows } from "./rendered-rows.ts";
import { choiceOf } from "./select-all.ts";
import { SelectionBox } from "./selection-box.tsx";

const Head = styled("div", dataCardsHeadRecipe);
const List = styled("ul", dataCardsRecipe);
const Card = styled("li", dataCardRecipe);
const Body = styled("div", dataCardBodyRecipe);

/** Estimated height of a card until it is measured, in px. */
const LIKELY_HEIGHT = 128;

/** The rows on phones: one card each, which scroll with the page. */
export function DataCards<Row>({
  label,
  rows,
  rowKey,
  rowLabel,
  renderCard,
  selection,
  busy,
  startAt,
}: DataTableProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    estimateSize: () => LIKELY_HEIGHT,
    getItemKey: (index) => keyAt(rows, rowKey, index),
    overscan: 6,
    scrollMargin,
  });
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(Math.round(top + window.scrollY));
  }, []);
  const start = rows.findIndex((row) => rowKey(row) === startAt);
  useLayoutEffect(() => {
    if (start >= 0) virtualizer.scrollToIndex(start, { align: "center" });
  }, [start, virtualizer]);
  const rendered = renderedRows(virtualizer);
  const choice = selection && choiceOf(rows, rowKey, selection);
  return (
    <>
      {selection !== undefined && choice !== undefined && choice.rows.length > 0 && (
        <Head>
          <Checkbox
            label="이 쪽 모두 선택"
            checked={choice.all}
            indeterminate={choice.some}
            onValueChange={(checked) => selection.onSelect(choice.rows, checked)}
          />
        </Head>
      )}
      <List ref={list} aria-label={label} busy={busy}>
        {rendered.rows.flatMap(({ index, gap }) => {
          const row = rows[index];
          if (row === undefined) return [];
          const key = rowKey(row);
          const refusal = selection?.refusalOf?.(row);
          const isSelected = selection?.selected.has(key) ?? false;
          return [
            gap > 0 && <li key={`before ${key}`} aria-hidden style={{ height: gap }} />,
            <Card
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              selected={isSelected}
            >
              {selection !== undefined &&
                (refusal === undefined ? (
                  <SelectionBox
                    label={`${rowLabel(row)} 선택`}
                    checked={isSelected}
                    onChange={(checked) => selection.onSelect([row], checked)}
                  />
                ) : (
                  <VisuallyHidden>{refusal}</VisuallyHidden>
                ))}
              <Body>{renderCard(row)}</Body>
            </Card>,
          ];
        })}
        {rendered.end > 0 && <li aria-hidden style={{ height: rendered.end }} />}
      </List>
    </>
  );
}

function keyAt<Row>(rows: readonly Row[], rowKey: (row: Row) => string, index: number): string {
  const row = rows[index];
  return row === undefined ? String(index) : rowKey(row);
}
