import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { moveInGrid, type GridCell } from "./move-in-grid.ts";

interface GridFocusOptions {
  /** Number of rows, including the header. */
  readonly rows: number;
  readonly columns: number;
  /** The initial cell: the first one, unless the user returns to the table. */
  readonly start: GridCell | undefined;
  /** Scrolls a row of the body into view, counted from 0. */
  readonly show: (row: number) => void;
}

const PAGE_ROWS = 10;
const FOCUSABLE = "a[href], button:not(:disabled), input:not(:disabled), select, textarea";
/** Controls that handle arrow keys themselves. */
const HANDLES_ARROW_KEYS = "input:not([type=checkbox], [type=radio]), select, textarea";

/**
 * One tab stop for the whole grid, moved by keys (roving tabindex). A cell with a single control passes the focus to
 * it; Enter or F2 enters a cell with several, and Escape leaves it.
 */
export function useGridFocus({ rows, columns, start, show }: GridFocusOptions) {
  const root = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<GridCell>(start ?? { row: 0, column: 0 });
  // There may be fewer rows by now.
  const active: GridCell = { row: Math.min(chosen.row, rows - 1), column: chosen.column };
  /** A cell to focus as soon as its row is rendered. */
  const awaited = useRef<GridCell | undefined>(start);
  /** Whether nobody has moved the focus out of the grid; what is removed or disabled loses it without a word. */
  const hasFocus = useRef(false);

  useLayoutEffect(() => {
    const activeCell = root.current?.querySelector<HTMLElement>(selectorOf(active));
    const [alone, another] = controlsIn(activeCell ?? null);
    for (const control of controlsIn(root.current)) {
      const tabIndex = control === alone && another === undefined ? 0 : -1;
      if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex;
    }
    if (awaited.current === undefined) {
      const focused = document.activeElement;
      const isLost = focused === document.body || focused === activeCell;
      if (hasFocus.current && isLost && activeCell) {
        focusTarget(activeCell).focus({ preventScroll: true });
      }
      return;
    }
    const cell = root.current?.querySelector<HTMLElement>(selectorOf(awaited.current));
    if (cell === null || cell === undefined) {
      // Rendered once the scroll arrives there.
      show(awaited.current.row - 1);
      return;
    }
    awaited.current = undefined;
    focusTarget(cell).focus();
  });

  return {
    ref: root,
    active,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLTableElement>) => {
      hasFocus.current = currentTarget.contains(relatedTarget);
    },
    onFocus: ({ target }: FocusEvent<HTMLTableElement>) => {
      hasFocus.current = true;
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
      if (target.matches(HANDLES_ARROW_KEYS)) return;
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
 * Props of the cell of a column; the active one is the tab stop. Only the row element has `aria-rowindex`: each
 * attribute that changes with the row makes the browser restyle the cell.
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
