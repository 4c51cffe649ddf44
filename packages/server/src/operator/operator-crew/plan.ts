import { clockText, planDay, routeOf, type PlannableVisit, type Stop } from "@damadum/domain";
import type { CrewStep, OperatorPlan } from "@damadum/sdk/model";
import type { Database, Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { hashSecret } from "../../providers/keys.ts";
import type { Services } from "../../services.ts";
import { findCrews } from "../lists/crew-store.ts";
import { findVisits, keyOf, type Visit } from "../lists/visits-of-day.ts";
import {
  countPictures,
  findAssigned,
  findCrewDays,
  insertCrewDays,
  lockPlan,
  removeAssigned,
  saveAssigned,
} from "./store.ts";

type Needs = Pick<Services, "db" | "ids" | "keys">;
type Assigned = Awaited<ReturnType<typeof findAssigned>>[number];

/** Windows are two hours long; a visit without a time may begin all day. */
const WINDOW_MINUTES = 120;
const WHOLE_DAY = { from: 9 * 60, until: 18 * 60 };
const BOX_VOLUME = 0.06;
const BOXES_MINUTES = 20;
const MOVE_MINUTES = { base: 120, perTon: 60 };
const BY_HAND = "사람이 정했어요.";
const RETIRED = "맡았던 팀이 이제 나가지 않아요. 남은 일이 있으면 다른 팀에 맡겨 주세요.";
const REPORTED =
  "팀이 이미 출발했거나 사진을 남긴 방문이라 계획에서 뺄 수 없어요. 다른 팀에 맡겨 주세요.";

/** A visit as the plan sees it. */
export function toPlannable(visit: Visit): PlannableVisit {
  const { time, truck, boxes, place } = visit;
  const [hour = 0, minute = 0] = (time ?? "").split(":").map(Number);
  const from = hour * 60 + minute;
  const [start = "", end = start] = (place ?? "").split(" → ").map(districtOf);
  const count = boxes ?? 0;
  return {
    key: keyOf(visit),
    ...(time === null ? WHOLE_DAY : { from, until: from + WINDOW_MINUTES }),
    minutes:
      truck === null ? BOXES_MINUTES + count : MOVE_MINUTES.base + MOVE_MINUTES.perTon * truck.tons,
    volume: truck === null ? count * BOX_VOLUME : 0,
    tons: truck?.tons ?? 0,
    people: truck?.people ?? 0,
    start,
    end,
  };
}

/** City and district, which stand first in an address. */
const districtOf = (address: string) => address.split(" ").slice(0, 2).join(" ");

/** The last step that a crew has reported from a visit. */
export const stepOf = (
  row: Pick<Assigned, "departed_at" | "arrived_at" | "done_at">,
): CrewStep | null =>
  row.done_at !== null
    ? "DONE"
    : row.arrived_at !== null
      ? "ARRIVED"
      : row.departed_at !== null
        ? "DEPARTED"
        : null;

/** Whether a crew has reported a step, a photo or a signature from a visit: what it reported must not get lost. */
async function findReported(tx: Tx, day: string): Promise<(row: Assigned) => boolean> {
  const pictured = new Set((await countPictures(tx, day)).map(({ key }) => key));
  return (row) => stepOf(row) !== null || pictured.has(row.key);
}

/** The plan of a day: each crew's visits in their order, and those that nobody makes. */
export async function readPlan({ db, keys }: Needs, day: string): Promise<OperatorPlan> {
  const { visits, crews, rows } = await readDay(db, day);
  const links = new Map((await findCrewDays(db, day)).map((one) => [one.crew_id, one.id]));
  const show = (visit: Visit, row: Assigned | null, stop: Stop | null) => ({
    key: keyOf(visit),
    work: visit.work,
    number: visit.number,
    order: visit.kind === "COMPANY" ? null : visit.number,
    time: visit.time,
    place: visit.place,
    customer: visit.customer,
    arrives: stop && clockText(stop.arrives),
    why: row?.why ?? null,
    problem: stop?.problem ?? null,
    step: row === null ? null : stepOf(row),
    is_by_hand: row?.is_by_hand ?? false,
  });
  const crewIds = new Set(crews.map(({ id }) => id));
  const isLeft = (visit: Visit) => !crewIds.has(rows.get(keyOf(visit))?.crew_id ?? "");
  const taken = new Map([...rows].map(([key, row]) => [key, row.crew_id]));
  const { left } = planDay(visits.map(toPlannable), crews, taken);
  const reasons = new Map(left.map((one) => [one.key, one.why]));
  return {
    day,
    crews: crews.map((crew) => {
      const own = visits.filter((visit) => rows.get(keyOf(visit))?.crew_id === crew.id);
      const byKey = new Map(own.map((visit) => [keyOf(visit), visit]));
      const link = links.get(crew.id);
      return {
        id: crew.id,
        name: crew.name,
        truck: crew.truck,
        tons: crew.tons,
        people: crew.people,
        link: link === undefined || own.length === 0 ? null : keys.crewKeyOf(link),
        visits: routeOf(crew, own.map(toPlannable)).flatMap((stop) => {
          const visit = byKey.get(stop.visit.key);
          return visit === undefined ? [] : [show(visit, rows.get(stop.visit.key) ?? null, stop)];
        }),
      };
    }),
    left: visits.filter(isLeft).map((visit) => {
      const row = rows.get(keyOf(visit)) ?? null;
      const why = row === null ? (reasons.get(keyOf(visit)) ?? "아직 나누지 않았어요.") : RETIRED;
      return { ...show(visit, row, null), why };
    }),
  };
}

async function readDay(db: Database, day: string) {
  const [visits, crews, assigned] = await Promise.all([
    findVisits(db, day),
    findCrews(db),
    findAssigned(db, day),
  ]);
  return { visits, crews, rows: new Map(assigned.map((row) => [row.key, row])) };
}

interface By {
  readonly day: string;
  readonly operatorId: string;
}

/** Assigns every visit that nobody has fixed by hand and no crew has reported from. */
export async function makePlan(services: Needs, { day, operatorId }: By): Promise<OperatorPlan> {
  const visits = await findVisits(services.db, day);
  await inTransaction(services.db, async (tx) => {
    await lockPlan(tx, day);
    const crews = await findCrews(tx);
    const rows = await findAssigned(tx, day);
    const isReported = await findReported(tx, day);
    const goesOut = (crew: string) => crews.some(({ id }) => id === crew);
    const isFixed = (row: Assigned) => isReported(row) || (row.is_by_hand && goesOut(row.crew_id));
    const fixed = new Map(rows.filter(isFixed).map((row) => [row.key, row.crew_id]));
    // What a retired crew has begun is nobody else's until somebody gives it away by hand.
    const open = visits.filter((visit) => {
      const crew = fixed.get(keyOf(visit));
      return crew === undefined || goesOut(crew);
    });
    const { assigned } = planDay(open.map(toPlannable), crews, fixed);
    const numbers = new Map(visits.map((visit) => [keyOf(visit), visit.number]));
    const loose = rows.filter((row) => !isFixed(row)).map((row) => row.key);
    await removeAssigned(tx, { day, keys: loose });
    await saveAssigned(
      tx,
      assigned.map(({ key, crew, why: reason }) => {
        const number = numbers.get(key) ?? "";
        return { day, key, number, crew_id: crew, why: reason, is_by_hand: false };
      }),
    );
    await insertCrewDays(tx, daysOf(services, { day, operatorId }, assigned));
  });
  return readPlan(services, day);
}

function daysOf(
  { ids, keys }: Needs,
  { day, operatorId }: By,
  assigned: readonly { readonly crew: string }[],
) {
  return [...new Set(assigned.map(({ crew }) => crew))].map((crew) => {
    const id = ids.uuid();
    const key = hashSecret(keys.crewKeyOf(id));
    return { id, crew_id: crew, day, key_hash: key, made_by: operatorId };
  });
}

/**
 * Gives a visit to a crew, or to nobody. Throws `not_found`, and `state_conflict` with the reason when the crew's day
 * would break a window or its truck and the operator has not accepted that, or when nobody would keep what was reported.
 */
export async function assignVisit(
  services: Needs,
  {
    day,
    key,
    crew: crewId,
    accepted,
    operatorId,
  }: By & {
    readonly key: string;
    readonly crew: string | null;
    readonly accepted: boolean;
  },
): Promise<OperatorPlan> {
  const visits = await findVisits(services.db, day);
  const visit = visits.find((each) => keyOf(each) === key);
  if (visit === undefined) throw new ProblemError("not_found");
  await inTransaction(services.db, async (tx) => {
    await lockPlan(tx, day);
    if (crewId === null) {
      const isReported = await findReported(tx, day);
      const assigned = (await findAssigned(tx, day)).filter((row) => row.key === key);
      if (assigned.some(isReported)) throw new ProblemError("state_conflict", { reason: REPORTED });
      return removeAssigned(tx, { day, keys: [key] });
    }
    const crew = (await findCrews(tx)).find(({ id }) => id === crewId);
    if (crew === undefined) throw new ProblemError("not_found");
    const rows = new Map((await findAssigned(tx, day)).map((row) => [row.key, row.crew_id]));
    const before = visits.filter((each) => rows.get(keyOf(each)) === crewId && each !== visit);
    const route = routeOf(crew, [...before, visit].map(toPlannable));
    const known = new Set(
      routeOf(crew, before.map(toPlannable)).flatMap((stop) =>
        stop.problem === null ? [] : [stop.visit.key],
      ),
    );
    const broken = route.find((stop) => stop.problem !== null && !known.has(stop.visit.key));
    if (broken !== undefined && !accepted) {
      const whose = visits.find((each) => keyOf(each) === broken.visit.key)?.customer ?? "방문";
      throw new ProblemError("state_conflict", { reason: `${whose}: ${broken.problem ?? ""}` });
    }
    const why = broken === undefined ? BY_HAND : `${BY_HAND} ${broken.problem ?? ""}`;
    const row = { day, key, number: visit.number, crew_id: crewId, why, is_by_hand: true };
    await saveAssigned(tx, [row]);
    await insertCrewDays(tx, daysOf(services, { day, operatorId }, [{ crew: crewId }]));
    return undefined;
  });
  return readPlan(services, day);
}
