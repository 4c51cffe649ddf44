import { art, outlined } from "./art.ts";

const GROUND = 118;
const STOREY = 18;
const HEIGHT = 148;
const WALL = { left: 62, right: 128 } as const;
/** The house with a margin on both sides. */
const VISIBLE = { left: 47, width: 96 } as const;

export interface FloorPictureProps {
  /** The storey to mark; below zero is a basement, null until known. */
  floor: number | null;
  /** Height in px; the width scales with it. */
  height?: number | undefined;
}

/** Storeys to draw from the ground up; null marks the cut of a tall building. */
function storeysAround(floor: number | null): readonly (number | null)[] {
  if (floor === null || floor <= 5) return [1, 2, 3, 4, 5];
  return [1, null, floor - 1, floor, floor + 1];
}

/** Upper edge of a row, counted from the ground; the basement is row -1. */
function topOf(row: number): number {
  return GROUND - (row + 1) * STOREY;
}

function Windows({ row, marked }: { row: number; marked: boolean }) {
  const y = topOf(row) + 5;
  return (
    <>
      {marked && (
        <path
          d={`M${WALL.left} ${topOf(row)}h${WALL.right - WALL.left}v${STOREY}h${WALL.left - WALL.right}z`}
          fill={art.leaf}
        />
      )}
      <path
        d={[71, 90, 109].map((x) => `M${x} ${y}h9v8h-9z`).join("")}
        fill={marked ? art.paper : art.sky}
        strokeWidth="1.4"
      />
    </>
  );
}

/** A house front with the chosen storey marked; decorative, so the field beside it must say the same. */
export function FloorPicture({ floor, height = HEIGHT }: FloorPictureProps) {
  const storeys = storeysAround(floor);
  const basement = floor !== null && floor < 0;
  const row = floor === null ? null : basement ? -1 : storeys.indexOf(floor);
  return (
    <svg
      aria-hidden
      width={(VISIBLE.width * height) / HEIGHT}
      height={height}
      viewBox={`${VISIBLE.left} 0 ${VISIBLE.width} ${HEIGHT}`}
      {...outlined}
    >
      {basement && <path d={`M${WALL.left} ${GROUND}h66v${STOREY}h-66z`} fill={art.ground} />}
      <path d={`M${WALL.left} ${GROUND}V${topOf(4)}h66V${GROUND}`} fill={art.kraftLight} />
      <path d={`M57 ${topOf(4)}h76l-5-9H62z`} fill={art.kraft} />
      {storeys.map((storey, index) =>
        storey === null ? (
          <path
            key="cut"
            d={`M56 ${topOf(index) + 12}l12-6 12 6 12-6 12 6 12-6 18 6`}
            stroke={art.paper}
            strokeWidth="5"
          />
        ) : (
          (index > 0 || row === 0) && <Windows key={storey} row={index} marked={index === row} />
        ),
      )}
      {row !== 0 && <path d={`M100 ${GROUND}v-14h10v14`} fill={art.kraftDark} strokeWidth="1.6" />}
      {basement && <Windows row={-1} marked />}
      <path
        d={`M${VISIBLE.left} ${GROUND}H${WALL.left}M${WALL.right} ${GROUND}h${VISIBLE.width}`}
      />
    </svg>
  );
}
