import { isWeekend } from "./day-kinds.ts";
import { addDays, dayOfWeek, type IsoDate } from "./iso-date.ts";
import { lunarMonthDay } from "./lunar-month-day.ts";
import { oneOffHolidays } from "./one-off-holidays.ts";

/** When a holiday gets a substitute day (관공서의 공휴일에 관한 규정 제3조). */
type Substitute = "NEVER" | "ON_SUNDAY" | "ON_WEEKEND";

interface Rule {
  readonly name: string;
  /** Solar `MM-DD`, or month and day of the dangi calendar. */
  readonly solar?: string;
  readonly lunar?: string;
  readonly substitute: Substitute;
  /** 설날 and 추석 include the day before and the day after. */
  readonly threeDays?: true;
}

/** The holidays of 공휴일에 관한 법률, as amended for 2026 (제헌절 and 노동절 included). */
const rules: readonly Rule[] = [
  { name: "새해 첫날", solar: "01-01", substitute: "NEVER" },
  { name: "설날", lunar: "1/1", substitute: "ON_SUNDAY", threeDays: true },
  { name: "삼일절", solar: "03-01", substitute: "ON_WEEKEND" },
  { name: "노동절", solar: "05-01", substitute: "ON_WEEKEND" },
  { name: "부처님 오신 날", lunar: "4/8", substitute: "ON_WEEKEND" },
  { name: "어린이날", solar: "05-05", substitute: "ON_WEEKEND" },
  { name: "현충일", solar: "06-06", substitute: "NEVER" },
  { name: "제헌절", solar: "07-17", substitute: "ON_WEEKEND" },
  { name: "광복절", solar: "08-15", substitute: "ON_WEEKEND" },
  { name: "추석", lunar: "8/15", substitute: "ON_SUNDAY", threeDays: true },
  { name: "개천절", solar: "10-03", substitute: "ON_WEEKEND" },
  { name: "한글날", solar: "10-09", substitute: "ON_WEEKEND" },
  { name: "성탄절", solar: "12-25", substitute: "ON_WEEKEND" },
];

/** One day of a rule, before days that coincide are merged. */
interface Occurrence {
  readonly date: IsoDate;
  readonly name: string;
  readonly rule: Rule;
}

/**
 * The public holidays of a year from 2026 on, by date, as the law derives them. The bundled table is
 * generated from this; the product reads only the table, because the law can change the rules.
 */
export function deriveHolidays(year: number): ReadonlyMap<IsoDate, string> {
  const occurrences = rules
    .flatMap((rule) => occurrencesOf(rule, year))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const holidays = new Map<IsoDate, string>();
  for (const { date, name } of occurrences) {
    const earlier = holidays.get(date);
    holidays.set(date, earlier === undefined ? name : `${earlier}·${name}`);
  }
  for (const [date, name] of Object.entries(oneOffHolidays)) {
    if (date.startsWith(`${year}-`)) holidays.set(date, name);
  }
  for (const rule of rules) {
    const days = occurrences.filter((occurrence) => occurrence.rule === rule);
    if (!days.some(({ date }) => isLost(date, rule, occurrences))) continue;
    let substitute = days.at(-1)?.date ?? "";
    while (holidays.has(substitute) || isWeekend(substitute)) {
      substitute = addDays(substitute, 1);
    }
    holidays.set(substitute, `대체공휴일(${rule.name})`);
  }
  return new Map([...holidays].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function occurrencesOf(rule: Rule, year: number): Occurrence[] {
  const { name } = rule;
  const date = rule.solar === undefined ? lunarDate(year, rule.lunar) : `${year}-${rule.solar}`;
  if (rule.threeDays === undefined) return [{ date, name, rule }];
  return [
    { date: addDays(date, -1), name: `${name} 연휴`, rule },
    { date, name, rule },
    { date: addDays(date, 1), name: `${name} 연휴`, rule },
  ];
}

/** Whether the day falls on a weekend that counts for its rule, or on another holiday during the week. */
function isLost(date: IsoDate, rule: Rule, occurrences: readonly Occurrence[]): boolean {
  if (rule.substitute === "NEVER") return false;
  const day = dayOfWeek(date);
  if (day === 0) return true;
  if (day === 6) return rule.substitute === "ON_WEEKEND";
  return occurrences.some((other) => other.date === date && yieldsTo(rule, other.rule));
}

/** When two holidays coincide only one is lost: the three-day feast, otherwise the later one in the law. */
function yieldsTo(rule: Rule, other: Rule): boolean {
  if (rule.threeDays !== other.threeDays) return rule.threeDays === true;
  return rules.indexOf(rule) > rules.indexOf(other);
}

/** The day of a solar year that has this month and day in the dangi calendar. */
function lunarDate(year: number, monthDay: string | undefined): IsoDate {
  for (let date = `${year}-01-01`; date <= `${year}-12-31`; date = addDays(date, 1)) {
    if (lunarMonthDay(date) === monthDay) return date;
  }
  throw new RangeError(`no lunar day ${String(monthDay)} in ${year}`);
}
