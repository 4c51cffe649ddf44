/** PDF points per millimetre. */
export const MM = 72 / 25.4;

/** Two by four labels of 99.1 × 67.7 mm on A4, the most common large size (Avery L7165, Formtec 3118). */
const SHEET = { columns: 2, rows: 4, left: 4.65, top: 13.1, gap: 2.5 };

export const LABEL = { width: 99.1 * MM, height: 67.7 * MM };
export const LABELS_ON_SHEET = SHEET.columns * SHEET.rows;

/** The upper left corner of a label on its sheet, in points. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
}

/** The position of the label with this index, row by row. */
export function labelPlace(index: number): LabelPlace {
  const onSheet = index % LABELS_ON_SHEET;
  const column = onSheet % SHEET.columns;
  const row = Math.floor(onSheet / SHEET.columns);
  return {
    x: SHEET.left * MM + column * (LABEL.width + SHEET.gap * MM),
    y: SHEET.top * MM + row * LABEL.height,
  };
}
