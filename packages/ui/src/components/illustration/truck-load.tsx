import { art } from "./art.ts";
import { Stage } from "./stage.tsx";

const ROWS = 4;
const COLUMNS = 6;
const HOLD = { left: 17, bottom: 83, width: 13, height: 12 } as const;

export interface TruckLoadProps {
  /** Load from 0 to 1; more is shown as full. */
  share: number;
  /** Width in px; the height is three quarters of it. */
  width?: 96 | 120 | 160 | undefined;
}

/** Number of boxes to draw: any load shows at least one. */
function boxesFor(share: number): number {
  const all = ROWS * COLUMNS;
  return Math.min(all, Math.ceil(Math.max(0, share) * all));
}

/**
 * A truck, open at its side, that fills with boxes from the cab on; decorative, so text beside it must say the same.
 */
export function TruckLoad({ share, width = 120 }: TruckLoadProps) {
  const count = boxesFor(share);
  return (
    <Stage width={width}>
      <ellipse cx="80" cy="104" rx="70" ry="6" fill={art.ground} stroke="none" />
      <path d="M14 36a5 5 0 0 1 5-5h72a5 5 0 0 1 5 5v54H14z" fill={art.paper} />
      {Array.from({ length: count }, (_, index) => (
        <Parcel key={index} index={index} />
      ))}
      <path d="M96 50h22a6 6 0 0 1 5 2.6L137 72a6 6 0 0 1 1 3.3V90H96z" fill={art.leaf} />
      <path d="M104 57h13l10 15h-23z" fill={art.sky} />
      <path d="M14 84h124v8H14z" fill={art.kraftDark} />
      <circle cx="40" cy="93" r="11" fill={art.paper} />
      <circle cx="40" cy="93" r="3.5" />
      <circle cx="114" cy="93" r="11" fill={art.paper} />
      <circle cx="114" cy="93" r="3.5" />
      <path d="M104 79h6" />
    </Stage>
  );
}

/** One box, counted column by column from the cab to the doors. */
function Parcel({ index }: { index: number }) {
  const column = COLUMNS - 1 - Math.floor(index / ROWS);
  const row = index % ROWS;
  return (
    <rect
      x={HOLD.left + column * HOLD.width}
      y={HOLD.bottom - (row + 1) * HOLD.height}
      width={HOLD.width - 1.5}
      height={HOLD.height - 1.5}
      rx="1.5"
      fill={(column + row) % 2 === 0 ? art.kraft : art.kraftLight}
      strokeWidth="1.4"
    />
  );
}
