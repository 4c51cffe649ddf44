import { addDays, seoulInstant, todayInSeoul } from "@damadum/domain";
import type { OrderCrews } from "@damadum/sdk/model";
import type { Database } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { queueReminders } from "../../platform/reminder/reminders.ts";
import { visitText } from "../../platform/reminder/reminder-text.ts";
import type { Services } from "../../services.ts";
import type { NewReminder } from "../../subject/composition.ts";
import { findCrews } from "../lists/crew-store.ts";
import { findVisits, keyOf, type Visit } from "../lists/visits-of-day.ts";
import { stepOf } from "./plan.ts";
import { findAssigned, findCrewsOfOrder, findOwner, findOwners } from "./store.ts";

/** Members see who comes from this hour of the evening before. */
const EVENING = "18:00";

interface Told {
  readonly visit: Visit;
  readonly owner: { readonly id: string; readonly userId: string };
  readonly crew: { readonly name: string; readonly truck: string };
}

/** Tells the member that their crew has set out. */
export function onWayNotice({ visit, owner, crew }: Told): NewReminder {
  return {
    kind: visit.kind === "MOVE" ? "MOVE_ON_WAY" : "STORAGE_ON_WAY",
    subject_id: owner.id,
    user_id: owner.userId,
    variables: { 번호: visit.number, 할일: visit.work, 팀: crew.name, 트럭: crew.truck },
  };
}

/** Queues what members are told on the evening before. Idempotent: an order is told each kind once a day. */
export function queueCrewReminders(
  services: Pick<Services, "db" | "clock" | "reminders">,
): Promise<void> {
  const reminders = { ...services.reminders, find: [findCrewReminders] };
  return queueReminders({ ...services, reminders });
}

/** On the evening before: who comes tomorrow. */
async function findCrewReminders(
  db: Database,
  today: string,
  now: Date,
): Promise<readonly NewReminder[]> {
  if (now < seoulInstant(today, EVENING)) return [];
  const day = addDays(today, 1);
  const assigned = await findAssigned(db, day);
  if (assigned.length === 0) return [];
  const crews = new Map((await findCrews(db)).map((crew) => [crew.id, crew]));
  const visits = new Map((await findVisits(db, day)).map((visit) => [keyOf(visit), visit]));
  const owners = await findOwners(
    db,
    assigned.map(({ number }) => number),
  );
  return assigned.flatMap(({ key, number, crew_id: crewId }) => {
    const visit = visits.get(key);
    const crew = crews.get(crewId);
    const owner = owners.get(number);
    if (visit === undefined || crew === undefined || owner === undefined) return [];
    return {
      kind: visit.kind === "MOVE" ? ("MOVE_CREW" as const) : ("STORAGE_CREW" as const),
      subject_id: owner.id,
      user_id: owner.userId,
      variables: {
        번호: number,
        할일: visit.work,
        때: visitText(day, visit.time ?? ""),
        팀: crew.name,
        트럭: crew.truck,
        사람: `${crew.people}명`,
      },
    };
  });
}

/** The crews that come for a member's order, from the evening before their day on. Throws `not_found`. */
export async function listOrderCrews(
  { db, clock }: Pick<Services, "db" | "clock">,
  { serial, userId }: { readonly serial: string; readonly userId: string },
): Promise<OrderCrews> {
  const owner = await findOwner(db, serial);
  if (owner?.userId !== userId) throw new ProblemError("not_found");
  const now = clock();
  const crews = (await findCrewsOfOrder(db, serial)).filter(
    ({ day }) => day >= todayInSeoul(now) && now >= seoulInstant(addDays(day, -1), EVENING),
  );
  const days = new Map(
    await Promise.all(
      [...new Set(crews.map(({ day }) => day))].map(
        async (day) => [day, await findVisits(db, day)] as const,
      ),
    ),
  );
  return {
    crews: crews.flatMap((row) => {
      const visit = days.get(row.day)?.find((each) => keyOf(each) === row.key);
      if (visit === undefined) return [];
      const { day, name, truck, people } = row;
      return [{ day, work: visit.work, crew: name, truck, people, step: stepOf(row) }];
    }),
  };
}
