import { formatWon } from "../../shared/money.ts";
import { VisuallyHidden } from "../layout/primitives.tsx";
import { styled } from "../../theme/styled.ts";
import {
  calendarDayRecipe,
  calendarNoteRecipe,
  calendarNumberRecipe,
} from "../../theme/recipes/calendar.ts";
import { formatDay, weekdayOf } from "./month-grid.ts";
import type { RangePlace } from "./range-place.ts";

const Day = styled("button", calendarDayRecipe);
const Disc = styled("span", calendarNumberRecipe);
const Note = styled("span", calendarNoteRecipe);

/** Marks of one day in the calendar. */
export interface CalendarDayInfo {
  /** 손 없는 날. */
  lucky?: boolean | undefined;
  /** Name of the public holiday. */
  holiday?: string | null | undefined;
  /** Surcharge in percent of the price; 0 for none. */
  surchargeRate?: number | undefined;
  /** Surcharge in won; shown instead of the percent. */
  surcharge?: number | undefined;
  /** Total price in won on this day; shown instead of the surcharge. */
  price?: number | undefined;
  /** No day of the visible month costs less, and some cost more. */
  cheapest?: boolean | undefined;
  /** No slot is left. */
  full?: boolean | undefined;
  /** Not selectable for another reason. */
  unavailable?: boolean | undefined;
  /** That reason as a sentence, for a screen reader. */
  reason?: string | undefined;
  today?: boolean | undefined;
}

interface CalendarDayProps {
  date: string;
  info: CalendarDayInfo | undefined;
  selected: boolean;
  /** The day's place in the chosen range. */
  place?: RangePlace | undefined;
  /** Name of that place, "박스 받기". */
  placeName?: string | undefined;
  reachable: boolean;
  outside: boolean;
  onSelect: () => void;
}

interface DayNote {
  kind: "price" | "cheapest" | "surcharge" | "holiday" | "full";
  text: string;
}

const LONGEST_NOTE = 3;

/**
 * The one note that fits under the number: a price wins over a name, because the red number already marks a holiday.
 */
function noteOf(info: CalendarDayInfo): DayNote | null {
  if (info.full === true) return { kind: "full", text: "마감" };
  if (info.price !== undefined) {
    return info.unavailable === true
      ? null
      : { kind: info.cheapest === true ? "cheapest" : "price", text: inTenThousands(info.price) };
  }
  const surcharge = surchargeOf(info);
  if (surcharge !== null) return { kind: "surcharge", text: surcharge.note };
  if (typeof info.holiday === "string") {
    return { kind: "holiday", text: info.holiday.length > LONGEST_NOTE ? "공휴일" : info.holiday };
  }
  return null;
}

/** The day's surcharge, short and in words: in won, or in percent if only that is known; null for none. */
function surchargeOf({ surcharge, surchargeRate = 0 }: CalendarDayInfo) {
  if (surcharge === undefined) {
    return surchargeRate > 0
      ? { note: `+${surchargeRate}%`, words: `요금 ${surchargeRate}퍼센트 추가` }
      : null;
  }
  if (surcharge === 0) return null;
  const short = surcharge < 10_000 ? surcharge.toLocaleString("ko-KR") : inTenThousands(surcharge);
  return { note: `+${short}`, words: `${formatWon(surcharge)} 추가` };
}

/** `23.7만`, or `117만` when another digit would not fit. */
function inTenThousands(won: number): string {
  const amount = won / 10_000;
  return `${amount < 100 ? amount.toFixed(1) : Math.round(amount)}만`;
}

/** The accessible label of the day, with everything about it. */
function describe(
  date: string,
  info: CalendarDayInfo,
  { placeName, unavailable }: { placeName: string | undefined; unavailable: boolean },
): string {
  const words = [formatDay(date)];
  if (placeName !== undefined) words.push(placeName);
  if (info.today === true) words.push("오늘");
  if (typeof info.holiday === "string") words.push(info.holiday);
  if (info.lucky === true) words.push("손 없는 날");
  const surcharge = surchargeOf(info);
  if (surcharge !== null) words.push(surcharge.words);
  if (info.price !== undefined && !unavailable) words.push(formatWon(info.price));
  if (info.cheapest === true && !unavailable) words.push("가장 싼 날");
  if (info.full === true) words.push("마감");
  else if (unavailable) words.push(info.reason ?? "선택할 수 없어요");
  return words.join(", ");
}

/** One day of the calendar: its number on a disc and at most one note below. */
export function CalendarDay({
  date,
  info = {},
  selected,
  place,
  placeName,
  reachable,
  outside,
  onSelect,
}: CalendarDayProps) {
  const unavailable = outside || info.full === true || info.unavailable === true;
  const note = outside ? null : noteOf(info);
  return (
    <Day
      type="button"
      // The focusable element is the gridcell itself, so that a screen reader announces "selected" with it.
      role="gridcell"
      aria-selected={selected}
      data-date={date}
      holiday={weekdayOf(date) === 0 || typeof info.holiday === "string"}
      aria-disabled={unavailable || undefined}
      place={place}
      tabIndex={reachable ? 0 : -1}
      onClick={() => {
        if (!unavailable) onSelect();
      }}
    >
      <VisuallyHidden>{describe(date, info, { placeName, unavailable })}</VisuallyHidden>
      <Disc
        aria-hidden
        lucky={info.lucky === true && !outside}
        framed={place === "between"}
        today={info.today === true}
        unavailable={unavailable}
        selected={selected}
      >
        {Number(date.slice(8))}
      </Disc>
      {note !== null && (
        <Note kind={note.kind} aria-hidden>
          {note.text}
        </Note>
      )}
    </Day>
  );
}
