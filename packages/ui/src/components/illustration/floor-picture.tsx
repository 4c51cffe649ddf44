import { flagTextRecipe } from "../../theme/recipes/illustration.ts";
import { styled } from "../../theme/styled.ts";
import { art } from "./art.ts";

const FlagText = styled("text", flagTextRecipe);

const GROUND = 118;
const STOREY = 18;
const HEIGHT = 148;
const WALL = { left: 62, right: 128 } as const;

export interface FloorPictureProps {
  /** The storey to mark; below zero is a basement, null until known. */
  floor: number | null;
  /** How goods get there; null until known, left out if not asked. */
  carriage?: "STAIRS" | "EV" | "LADDER" | null | undefined;
  /** The storey as text, "3층", on a flag beside it. */
  label?: string | undefined;
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

function Windows({ row, marked, from }: { row: number; marked: boolean; from: number }) {
  const y = topOf(row) + 5;
  const panes = [71, 90, 109].filter((x) => x >= from);
  return (
    <>
      {marked && (
        <path
          d={`M${WALL.left} ${topOf(row)}h${WALL.right - WALL.left}v${STOREY}h${WALL.left - WALL.right}z`}
          fill={art.leaf}
        />
      )}
      <path
        d={panes.map((x) => `M${x} ${y}h9v8h-9z`).join("")}
        fill={marked ? art.paper : art.sky}
        strokeWidth="1.4"
      />
    </>
  );
}

/** A flight of three steps per storey, turning at each landing. */
function Stairs({ rows }: { rows: number }) {
  const flights = Array.from({ length: rows }, (_, row) => {
    const run = row % 2 === 0 ? 6.5 : -6.5;
    return `h${run / 2}v-6h${run}v-6h${run}v-6h${run / 2}`;
  });
  return <path d={`M64.5 ${GROUND}${flights.join("")}`} stroke={art.kraftDark} strokeWidth="2.2" />;
}

function Elevator({ row }: { row: number }) {
  return (
    <>
      <path d={`M66 ${GROUND}V${topOf(4)}h16V${GROUND}`} fill={art.ground} strokeWidth="1.4" />
      <path d={`M74 ${topOf(4)}V${topOf(row) + 3}`} strokeWidth="1.4" />
      <rect
        x="67.5"
        y={topOf(row) + 3}
        width="13"
        height="13"
        rx="1.5"
        fill={art.kraftLight}
        strokeWidth="1.6"
      />
    </>
  );
}

/** A ladder truck in the street with its lift leaning on the marked storey. */
function Ladder({ row }: { row: number }) {
  const y = topOf(row) + 14;
  return (
    <>
      <path d={`M26 106L${WALL.left} ${y}`} stroke={art.kraftDark} strokeWidth="5" />
      <path
        d={`M26 106L${WALL.left} ${y}`}
        stroke={art.paper}
        strokeWidth="2"
        strokeDasharray="1 4"
        strokeLinecap="butt"
      />
      <path d="M8 100h30v11H8z" fill={art.leafLight} />
      <path d="M38 103h7a3 3 0 0 1 3 3v5H38z" fill={art.leaf} />
      <circle cx="16" cy="113" r="4.5" fill={art.paper} />
      <circle cx="40" cy="113" r="4.5" fill={art.paper} />
    </>
  );
}

/** The flag grows with its text, 10 units per syllable. */
function Flag({ row, label }: { row: number; label: string }) {
  const y = topOf(row) + 0.5;
  const width = 12 + label.length * 10;
  return (
    <>
      <path
        d={`M${WALL.right + 1} ${y + 8.5}l8-8.5h${width}a4.5 4.5 0 0 1 4.5 4.5v8a4.5 4.5 0 0 1-4.5 4.5h-${width}z`}
        fill={art.leaf}
        stroke="none"
      />
      <FlagText
        x={WALL.right + 11 + width / 2}
        y={y + 12.5}
        textAnchor="middle"
        fill={art.paper}
        stroke="none"
      >
        {label}
      </FlagText>
    </>
  );
}

/**
 * The visible part of the canvas: it depends on which props are given, not on their values, so that the layout is
 * stable.
 */
function frameFor(carriage: FloorPictureProps["carriage"], label: string | undefined) {
  if (carriage === undefined && label === undefined) return { left: 47, width: 96 };
  return { left: 0, width: label === undefined ? 140 : 204 };
}

/**
 * A house front with the chosen storey marked and the way up drawn; decorative, so the field beside it must say the
 * same.
 */
export function FloorPicture({ floor, carriage, label, height = HEIGHT }: FloorPictureProps) {
  const frame = frameFor(carriage, label);
  const inside = carriage === "STAIRS" || carriage === "EV";
  const windowsFrom = inside ? 90 : 71;
  const storeys = storeysAround(floor);
  const basement = floor !== null && floor < 0;
  const row = floor === null ? null : basement ? -1 : storeys.indexOf(floor);
  return (
    <svg
      aria-hidden
      focusable="false"
      width={(frame.width * height) / HEIGHT}
      height={height}
      viewBox={`${frame.left} 0 ${frame.width} ${HEIGHT}`}
      fill="none"
      stroke={art.line}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
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
          (index > 0 || row === 0) && (
            <Windows key={storey} row={index} marked={index === row} from={windowsFrom} />
          )
        ),
      )}
      {row !== 0 && <path d={`M100 ${GROUND}v-14h10v14`} fill={art.kraftDark} strokeWidth="1.6" />}
      {basement && <Windows row={-1} marked from={windowsFrom} />}
      {carriage === "EV" && row !== null && <Elevator row={Math.max(row, 0)} />}
      {carriage === "STAIRS" && row !== null && <Stairs rows={basement ? 0 : row} />}
      {carriage === "LADDER" && row !== null && row >= 0 && <Ladder row={row} />}
      <path d={`M2 ${GROUND}h60M128 ${GROUND}h74`} />
      {row !== null && label !== undefined && <Flag row={row} label={label} />}
    </svg>
  );
}
