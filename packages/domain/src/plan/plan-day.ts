/** A visit of a day, as far as a plan needs it. Times are minutes since midnight. */
export interface PlannableVisit {
  readonly key: string;
  /** The window in which it begins. */
  readonly from: number;
  readonly until: number;
  /** How long it takes. */
  readonly minutes: number;
  /** What it loads, in cubic metres. */
  readonly volume: number;
  /** The truck and the people that its price names; 0 when any will do. */
  readonly tons: number;
  readonly people: number;
  /** Where it begins and ends: the first two words of the address. */
  readonly start: string;
  readonly end: string;
}

/** A crew with its truck. */
export interface PlannableCrew {
  readonly id: string;
  readonly tons: number;
  readonly people: number;
}

/** A visit in the order of its crew's day. */
export interface Stop {
  readonly visit: PlannableVisit;
  readonly arrives: number;
  /** Why it cannot be done like this, in Korean; null when it can. */
  readonly problem: string | null;
  /** Minutes on the way from the stop before; null for the first. */
  readonly way: number | null;
}

/** Volume that one ton of a truck carries, in cubic metres. */
const VOLUME_PER_TON = 6;
/** Minutes between districts, until a real matrix is configured. */
const WAY = { sameDistrict: 15, sameCity: 35, elsewhere: 70 } as const;

/** What a crew's truck carries, in cubic metres. */
export const volumeOf = ({ tons }: Pick<PlannableCrew, "tons">) => tons * VOLUME_PER_TON;

function minutesBetween(one: string, other: string): number {
  if (one === other) return WAY.sameDistrict;
  return one.split(" ")[0] === other.split(" ")[0] ? WAY.sameCity : WAY.elsewhere;
}

/** A time of the day in minutes since midnight, as in 09:05. */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** A crew's day in this order: when it arrives where, and what does not work. */
function driveInOrder(crew: PlannableCrew, visits: readonly PlannableVisit[]): readonly Stop[] {
  const stops: Stop[] = [];
  let free = 0;
  let at: string | null = null;
  let load = 0;
  for (const visit of visits) {
    const way = at === null ? null : minutesBetween(at, visit.start);
    const arrives = Math.max(visit.from, free + (way ?? 0));
    // A move is unloaded at its end; boxes stay on the truck.
    load = visit.tons > 0 ? load : load + visit.volume;
    const problem = problemOf(crew, { visit, arrives, load });
    stops.push({ visit, arrives, way, problem });
    free = arrives + visit.minutes;
    at = visit.end;
  }
  return stops;
}

function problemOf(
  crew: PlannableCrew,
  at: { readonly visit: PlannableVisit; readonly arrives: number; readonly load: number },
): string | null {
  const { visit, arrives, load } = at;
  if (arrives > visit.until) {
    return `${clockText(arrives)}에 도착해서 약속한 시간(${clockText(visit.from)}~${clockText(visit.until)})을 넘겨요.`;
  }
  if (visit.tons > crew.tons) return `${visit.tons}톤 트럭이 필요해요.`;
  if (visit.people > crew.people) return `${visit.people}명이 필요해요.`;
  if (load > volumeOf(crew)) return "트럭에 다 싣지 못해요.";
  return null;
}

/** A crew's day: its visits by the end of their windows, each moved to where it costs the shortest way. */
export function routeOf(crew: PlannableCrew, visits: readonly PlannableVisit[]): readonly Stop[] {
  return visits
    .toSorted((one, other) => one.until - other.until || one.key.localeCompare(other.key))
    .reduce<readonly Stop[]>((route, visit) => insert(crew, route, visit), []);
}

function insert(
  crew: PlannableCrew,
  route: readonly Stop[],
  visit: PlannableVisit,
): readonly Stop[] {
  const before = route.map((stop) => stop.visit);
  const ways = Array.from({ length: before.length + 1 }, (_, at) =>
    driveInOrder(crew, before.toSpliced(at, 0, visit)),
  );
  return ways.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}

const PROBLEM_COST = 100_000;
/** The way to the first visit: another crew sets out only when it saves more than this. */
const SETTING_OUT = 40;
/** Minutes of waiting at a customer's that weigh as much as one on the way: late starts leave less for the next window. */
const LATENESS = 2;
const cost = (route: readonly Stop[]) =>
  route.reduce(
    (sum, { visit, arrives, way, problem }) =>
      sum +
      (way ?? SETTING_OUT) +
      (arrives - visit.from) / LATENESS +
      (problem === null ? 0 : PROBLEM_COST),
    0,
  );

/** Where a plan puts a visit, and why. */
export interface Assignment {
  readonly key: string;
  readonly crew: string;
  readonly why: string;
}

/**
 * Assigns visits to crews: the ones that fit the fewest crews first, each where it costs the shortest way without
 * breaking a window, the smallest sufficient truck among equals. What `fixed` names by the key of a visit stays with
 * its crew. Visits that fit nobody are in `left` with the reason.
 */
export function planDay(
  visits: readonly PlannableVisit[],
  crews: readonly PlannableCrew[],
  fixed: ReadonlyMap<string, string> = new Map(),
): {
  readonly assigned: readonly Assignment[];
  readonly left: readonly { readonly key: string; readonly why: string }[];
} {
  const routes = new Map(
    crews.map((crew) => {
      const own = visits.filter(({ key }) => fixed.get(key) === crew.id);
      return [crew.id, routeOf(crew, own)] as const;
    }),
  );
  const assigned: Assignment[] = [];
  const left: { key: string; why: string }[] = [];
  const open = visits.filter(({ key }) => !routes.has(fixed.get(key) ?? ""));
  for (const visit of open.toSorted(hardestFirst)) {
    const [best] = crews
      .map((crew) => {
        const before = routes.get(crew.id) ?? [];
        // The order that whoever reads the plan computes from the same visits.
        const route = routeOf(crew, [...before.map((stop) => stop.visit), visit]);
        const added = cost(route) - cost(before);
        return {
          crew,
          route,
          added,
          stops: before.length,
          isKept: broken(route) <= broken(before),
        };
      })
      .filter(({ isKept }) => isKept)
      .toSorted(
        (one, other) =>
          one.added - other.added ||
          one.crew.tons - other.crew.tons ||
          one.stops - other.stops ||
          one.crew.id.localeCompare(other.crew.id),
      );
    if (best === undefined) left.push({ key: visit.key, why: whyNobody(visit, crews) });
    else {
      routes.set(best.crew.id, best.route);
      assigned.push({ key: visit.key, crew: best.crew.id, why: whyThis(visit, best) });
    }
  }
  return { assigned, left };
}

const broken = (route: readonly Stop[]) => route.filter(({ problem }) => problem !== null).length;

const hardestFirst = (one: PlannableVisit, other: PlannableVisit) =>
  other.tons - one.tons ||
  other.people - one.people ||
  one.until - other.until ||
  one.key.localeCompare(other.key);

/** The crew that a visit asks for; null when any will do. */
function sizeOf({ tons, people }: PlannableVisit): string | null {
  if (tons > 0 && people > 0) return `${tons}톤과 ${people}명이 되는`;
  if (tons > 0) return `${tons}톤이 되는`;
  return people > 0 ? `${people}명이 되는` : null;
}

function whyThis(
  visit: PlannableVisit,
  { added, stops }: { readonly added: number; readonly stops: number },
): string {
  const size = `${sizeOf(visit) ?? "실을 자리가 있는"} 팀 가운데 `;
  return stops === 0
    ? `${size}아직 빈 팀이에요.`
    : `${size}길과 기다림이 ${Math.round(added)}분으로 가장 적게 늘어요.`;
}

function whyNobody(visit: PlannableVisit, crews: readonly PlannableCrew[]): string {
  if (crews.length === 0) return "그날 나갈 팀이 없어요.";
  const size = sizeOf(visit);
  return size !== null &&
    !crews.some(({ tons, people }) => tons >= visit.tons && people >= visit.people)
    ? `${size} 팀이 없어요.`
    : `${clockText(visit.from)}~${clockText(visit.until)}에 갈 수 있는 팀이 없어요.`;
}
