/** A cell of the grid; row 0 is the header. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

interface GridSize {
  /** Number of rows, including the header. */
  readonly rows: number;
  readonly columns: number;
  /** Rows per Page Up or Page Down. */
  readonly page: number;
}

interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * The cell that a key moves to, or undefined for other keys: arrows, Home, End, Page Up and Page Down, with Ctrl to the
 * edges of the grid (WAI-ARIA Authoring Practices, data grid).
 */
export function moveInGrid(at: GridCell, key: GridKey, size: GridSize): GridCell | undefined {
  if (key.altKey) return undefined;
  const last: GridCell = { row: size.rows - 1, column: size.columns - 1 };
  const next = target(at, key, size, last);
  return next && { row: within(next.row, last.row), column: within(next.column, last.column) };
}

function target(
  { row, column }: GridCell,
  { key, ctrlKey, metaKey }: GridKey,
  { page }: GridSize,
  last: GridCell,
): GridCell | undefined {
  const toEnds = ctrlKey || metaKey;
  switch (key) {
    case "ArrowUp":
      return { row: toEnds ? 0 : row - 1, column };
    case "ArrowDown":
      return { row: toEnds ? last.row : row + 1, column };
    case "ArrowLeft":
      return { row, column: toEnds ? 0 : column - 1 };
    case "ArrowRight":
      return { row, column: toEnds ? last.column : column + 1 };
    case "Home":
      return { row: toEnds ? 0 : row, column: 0 };
    case "End":
      return { row: toEnds ? last.row : row, column: last.column };
    case "PageUp":
      return { row: row - page, column };
    case "PageDown":
      return { row: row + page, column };
    default:
      return undefined;
  }
}

function within(value: number, last: number): number {
  return Math.min(Math.max(value, 0), last);
}
