import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { moveInGrid, type GridCell } from "./move-in-grid.ts";

interface GridFocusOptions {
  /** Rows with the header. */
  readonly rows: number;
  readonly columns: number;
  /** The initial cell: the first one, unless a person returns to the table. */
  readonly start: GridCell | undefined;
  /** Brings a row of the body into sight, counted from 0. */
  readonly show: (row: number) => void;
}

const PAGE_ROWS = 10;
const FOCUSABLE = "a[href], button:not(:disabled), input:not(:disabled), select, textarea";
/** What takes arrow keys itself. */
const TYPED_IN = "input:not([type=checkbox], [type=radio]), select, textarea";

/**
 * One tab stop for the whole grid, moved by keys (roving tabindex). A cell with a single control hands the focus on to it; into a cell
 * with several, Enter or F2 leads, and Escape leads out again.
 */
export function useGridFocus({ rows, columns, start, show }: GridFocusOptions) {
  const root = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<GridCell>(start ?? { row: 0, column: 0 });
  // Rows may have become fewer since.
  const active: GridCell = { row: Math.min(chosen.row, rows - 1), column: chosen.column };
  /** A cell that takes the focus as soon as its row is drawn. */
  const awaited = useRef<GridCell | undefined>(start);

  useLayoutEffect(() => {
    const activeCell = root.current?.querySelector<HTMLElement>(selectorOf(active));
    const [alone, another] = controlsIn(activeCell ?? null);
    for (const control of controlsIn(root.current)) {
      const tabIndex = control === alone && another === undefined ? 0 : -1;
      if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex;
    }
    if (awaited.current === undefined) return;
    const cell = root.current?.querySelector<HTMLElement>(selectorOf(awaited.current));
    if (cell === null || cell === undefined) {
      // Drawn as soon as the scroll is there, which renders again.
      show(awaited.current.row - 1);
      return;
    }
    awaited.current = undefined;
    focusTarget(cell).focus();
  });

  return {
    ref: root,
    active,
    onFocus: ({ target }: FocusEvent<HTMLTableElement>) => {
      const cell = cellOf(target);
      const at = cell === null ? undefined : placeOf(cell);
      if (cell === null || at === undefined) return;
      if (at.row !== active.row || at.column !== active.column) setChosen(at);
      if (target === cell) focusTarget(cell).focus();
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      const { target } = event;
      if (!(target instanceof HTMLElement)) return;
      const cell = cellOf(target);
      if (cell === null) return;
      if (event.key === "Escape" && target !== cell && !isAlone(cell)) {
        cell.focus();
        return;
      }
      if (target.matches(TYPED_IN)) return;
      if ((event.key === "Enter" || event.key === "F2") && target === cell) {
        const [first] = controlsIn(cell);
        if (first !== undefined) {
          event.preventDefault();
          first.focus();
        }
        return;
      }
      const next = moveInGrid(active, event, { rows, columns, page: PAGE_ROWS });
      if (next === undefined) return;
      event.preventDefault();
      awaited.current = next;
      setChosen({ ...next });
      if (next.row > 0) show(next.row - 1);
    },
  };
}

/**
 * What makes an element the cell of a column; of its row the Tab key leads to the active one. The row stands in `aria-rowindex` of the row
 * alone: each attribute that changes with the row makes the browser style the cell again.
 */
export function cellAt(column: number, activeColumn: number | undefined) {
  return { "data-cell": column, tabIndex: column === activeColumn ? 0 : -1 };
}

function controlsIn(element: HTMLElement | null): readonly HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
}

function cellOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>("[data-cell]");
}

function placeOf(cell: HTMLElement): GridCell | undefined {
  const row = cell.parentElement?.getAttribute("aria-rowindex") ?? undefined;
  const column = cell.dataset["cell"];
  if (row === undefined || column === undefined) return undefined;
  return { row: Number(row) - 1, column: Number(column) };
}

function isAlone(cell: HTMLElement): boolean {
  return controlsIn(cell).length === 1;
}

function focusTarget(cell: HTMLElement): HTMLElement {
  const [only, another] = controlsIn(cell);
  return only === undefined || another !== undefined ? cell : only;
}

function selectorOf({ row, column }: GridCell): string {
  return `[aria-rowindex="${row + 1}"] > [data-cell="${column}"]`;
}
