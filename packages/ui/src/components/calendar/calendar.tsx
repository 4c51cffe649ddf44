import { useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { styled } from "../../theme/styled.ts";
import {
  calendarCentreRecipe,
  calendarGridRecipe,
  calendarHeaderRecipe,
  calendarLegendMarkRecipe,
  calendarLegendRecipe,
  calendarRecipe,
  calendarTitleRecipe,
} from "../../theme/recipes/calendar.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { CalendarDay, type CalendarDayInfo } from "./calendar-day.tsx";
import { formatMonth, monthOf, shiftMonths, weeksOf } from "./month-grid.ts";
import { clamp, nextDay } from "./next-day.ts";
import { type CalendarRange, placeIn, placeNameIn } from "./range-place.ts";

const Root = styled("div", calendarRecipe);
const Head = styled("div", calendarHeaderRecipe);
const Centre = styled("div", calendarCentreRecipe);
const Title = styled("p", calendarTitleRecipe);
const Grid = styled("table", calendarGridRecipe);
const Legend = styled("div", calendarLegendRecipe);
const LegendMark = styled("span", calendarLegendMarkRecipe);

const weekdays = ["일", "월", "화", "수", "목", "금", "토"] as const;

export interface CalendarProps {
  /** Label of the choice, "이사 날짜", for a screen reader. */
  label: string;
  /** Chosen day, `2026-03-02`; with a range, the end that the next press sets. */
  value?: string | null | undefined;
  /** Two days chosen together, with the days between them shown as one range. */
  range?: CalendarRange | undefined;
  onValueChange?: ((date: string) => void) | undefined;
  /** First and last selectable day. */
  min: string;
  max: string;
  /** Marks per day; a day without an entry has none. */
  days?: Readonly<Record<string, CalendarDayInfo>> | undefined;
  /** Visible month, `2026-03`; uncontrolled when left out. */
  month?: string | undefined;
  onMonthChange?: ((month: string) => void) | undefined;
  /** The month's marks are loading; days keep their size. */
  loading?: boolean | undefined;
  /** Whether the day affects the price; without that there is no legend. Defaults to true. */
  priced?: boolean | undefined;
  invalid?: boolean | undefined;
}

/**
 * A month of days with their marks: 손 없는 날, holidays, prices or surcharges, full days. Arrow keys move by day and week.
 */
export function Calendar(props: CalendarProps) {
  const {
    label,
    value = null,
    range,
    onValueChange,
    min,
    max,
    days = {},
    loading = false,
    priced = true,
  } = props;
  const [ownMonth, setOwnMonth] = useState(monthOf(value ?? min));
  const [focused, setFocused] = useState<string | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const month = props.month ?? ownMonth;
  const isPriced = Object.values(days).some(({ price }) => price !== undefined);
  const isInWon = Object.values(days).some(({ surcharge }) => surcharge !== undefined);
  const fallback =
    value !== null && monthOf(value) === month ? value : clamp(`${month}-01`, min, max);
  const tabStop = focused !== null && monthOf(focused) === month ? focused : fallback;
  // Past weeks have no selectable day, and would push the times of a day off a phone's screen.
  const weeks = weeksOf(month).filter((week) =>
    week.some((date) => date !== null && (date >= min || date === value || date === range?.end)),
  );

  const showMonth = (next: string) => {
    if (next === month) return;
    setOwnMonth(next);
    props.onMonthChange?.(next);
  };
  const turn = (months: number) => {
    setFocused(null);
    showMonth(monthOf(shiftMonths(`${month}-01`, months)));
  };
  const moveTo = (date: string) => {
    const next = clamp(date, min, max);
    // Renders synchronously, then moves the focus, both before the next key: a held key outruns a deferred render.
    flushSync(() => {
      showMonth(monthOf(next));
      setFocused(next);
    });
    grid.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextDay(event.key, tabStop);
    if (next === null) return;
    event.preventDefault();
    moveTo(next);
  };

  return (
    <Root role="group" aria-label={label} invalid={props.invalid} tabIndex={-1}>
      <Head>
        <IconButton
          icon="chevron-left"
          label="이전 달"
          disabled={month <= monthOf(min)}
          onClick={() => turn(-1)}
        />
        <Centre>
          {/* A focused day announces its month itself. */}
          <Title aria-live={focused === null ? "polite" : "off"}>{formatMonth(month)}</Title>
          {priced && (
            <Legend aria-hidden>
              <span>
                <LegendMark kind="lucky" />손 없는 날
              </span>
              {isPriced ? (
                <span key="cheapest">
                  <LegendMark kind="cheapest">가장 싼 날</LegendMark>
                </span>
              ) : (
                <span key="surcharge">
                  <LegendMark kind="surcharge">{isInWon ? "+금액" : "+10%"}</LegendMark>추가 요금이
                  있는 날
                </span>
              )}
            </Legend>
          )}
        </Centre>
        <IconButton
          icon="chevron-right"
          label="다음 달"
          disabled={month >= monthOf(max)}
          onClick={() => turn(1)}
        />
      </Head>
      <Grid
        ref={grid}
        role="grid"
        aria-label={label}
        aria-multiselectable={range !== undefined || undefined}
        aria-busy={loading || undefined}
        loading={loading}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={`${month} ${index + 1}`}>
              {week.map((date, weekday) => {
                if (date === null) return <td key={weekdays[weekday]} />;
                const place = range && placeIn(range, date);
                return (
                  <td key={weekdays[weekday]} role="presentation">
                    <CalendarDay
                      date={date}
                      info={days[date]}
                      selected={range ? place !== undefined && place !== "between" : date === value}
                      place={place}
                      placeName={range && place && placeNameIn(range, date, place)}
                      reachable={date === tabStop}
                      outside={date < min || date > max}
                      onSelect={() => {
                        setFocused(date);
                        onValueChange?.(date);
                      }}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Root>
  );
}
