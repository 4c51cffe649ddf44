import { addDays, routeOf, todayInSeoul } from "@damadum/domain";
import type { CrewDay, CrewReport, CrewStep } from "@damadum/sdk/model";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { saveOperatorImage } from "../../platform/file/save-operator-image.ts";
import { placeFiles } from "../../platform/file/store.ts";
import { remindNow } from "../../subject/notices/remind-now.ts";
import { hashSecret } from "../../providers/keys.ts";
import type { Services } from "../../services.ts";
import { findVisits, keyOf } from "../lists/visits-of-day.ts";
import { onWayNotice } from "./crew-notices.ts";
import { stepOf, toPlannable } from "./plan.ts";
import {
  countPictures,
  findAssigned,
  findCrewDay,
  findOwner,
  insertPicture,
  lockVisit,
  recordStep,
} from "./store.ts";

/** Photos and signatures that a visit can have. */
const PICTURES_OF_VISIT = 30;

type Needs = Pick<Services, "db" | "clock">;

/** The crew's day behind a link. Throws `not_found` unless it is the day, the one before or the one after. */
async function openLink({ db, clock }: Needs, key: string) {
  const found = await findCrewDay(db, hashSecret(key));
  const today = todayInSeoul(clock());
  const open = [addDays(today, -1), today, addDays(today, 1)];
  if (found === undefined || !open.includes(found.day)) throw new ProblemError("not_found");
  return found;
}

/** A step belongs to its day; what was forgotten may be ended the day after. Throws `validation_failed`. */
function requireDayOfStep(step: CrewStep, { day, today }: Record<"day" | "today", string>): void {
  if (day === today || (day < today && step === "DONE")) return;
  const reason =
    day > today
      ? "이 방문은 오늘이 아니에요. 방문하는 날에 다시 눌러 주세요."
      : "지난 방문은 끝났다고만 보낼 수 있어요.";
  throw new ProblemError("validation_failed", { reason });
}

/** Throws `too_many_requests`, and `validation_failed` when the visit has all its pictures. */
async function requireRoom(
  { db, limits }: Pick<Services, "db" | "limits">,
  { crewDay, day, key }: Record<"crewDay" | "day" | "key", string>,
): Promise<void> {
  await limits.consume("fileOfCrewDay", crewDay);
  const counts = (await countPictures(db, day)).filter((one) => one.key === key);
  if (counts.reduce((sum, { count }) => sum + count, 0) < PICTURES_OF_VISIT) return;
  const reason = `한 방문에는 사진과 서명을 ${PICTURES_OF_VISIT}장까지 남길 수 있어요. 더 남길 것이 있으면 운영자에게 알려 주세요.`;
  throw new ProblemError("validation_failed", { reason });
}

/** What a crew sees of its day: its own visits alone, in their order. */
export async function readCrewDay(services: Needs, key: string): Promise<CrewDay> {
  const { db } = services;
  const crew = await openLink(services, key);
  const { day, crew_id: crewId } = crew;
  const [all, assigned, pictures] = await Promise.all([
    findVisits(db, day),
    findAssigned(db, day),
    countPictures(db, day),
  ]);
  const rows = new Map(
    assigned.filter((row) => row.crew_id === crewId).map((row) => [row.key, row]),
  );
  const visits = new Map(all.map((visit) => [keyOf(visit), visit]));
  const own = all.filter((visit) => rows.has(keyOf(visit)));
  const route = routeOf(
    { id: crewId, tons: crew.load_kg / 1000, people: crew.people },
    own.map(toPlannable),
  );
  const countOf = (visit: string, kind: string) =>
    pictures.find((one) => one.key === visit && one.kind === kind)?.count ?? 0;
  return {
    day,
    crew: crew.name,
    truck: crew.truck,
    visits: route.flatMap(({ visit: { key: visitKey } }) => {
      const visit = visits.get(visitKey);
      const row = rows.get(visitKey);
      if (visit === undefined || row === undefined) return [];
      const { time, work, place, customer, balance, memo, items, boxes } = visit;
      const facts = [
        ...(items === null ? [] : [{ label: "짐", text: items }]),
        ...(boxes === null ? [] : [{ label: "박스", text: `${boxes}개` }]),
      ];
      return [
        {
          key: visitKey,
          time,
          work,
          place,
          customer,
          balance,
          memo,
          facts,
          step: stepOf(row),
          photos: countOf(visitKey, "PHOTO"),
          is_signed: countOf(visitKey, "SIGNATURE") > 0,
        },
      ];
    }),
  };
}

/**
 * Records a step, a photo or a signature of a crew's own visit; the first departure tells the member. Throws
 * `not_found`, and `validation_failed` for a step on another day.
 */
export async function reportVisit(
  services: Services,
  { key: linkKey, report }: { readonly key: string; readonly report: CrewReport },
): Promise<CrewDay> {
  const { db, clock } = services;
  const crew = await openLink(services, linkKey);
  const { day, crew_id: crewId, made_by: operatorId } = crew;
  const { key, step, picture } = report;
  const visit = (await findVisits(db, day)).find((each) => keyOf(each) === key);
  const row = (await findAssigned(db, day)).find((each) => each.key === key);
  if (visit === undefined || row?.crew_id !== crewId) throw new ProblemError("not_found");
  if (step !== undefined) requireDayOfStep(step, { day, today: todayInSeoul(clock()) });
  const owner = await findOwner(db, row.number);
  if (picture !== undefined) {
    await requireRoom(services, { crewDay: crew.id, day, key });
    const bytes = Buffer.from(picture.base64, "base64");
    const fileId = await saveOperatorImage(services, { bytes, operatorId });
    await inTransaction(db, async (tx) => {
      const isOwn = await lockVisit(tx, { day, key, crew: crewId });
      if (!isOwn) throw new ProblemError("not_found");
      await placeFiles(tx, "CREW_DAY", [{ id: fileId, subject_id: crew.id, position: 0 }]);
      await insertPicture(tx, { file_id: fileId, day, key, kind: picture.kind, at: clock() });
    });
  }
  if (step !== undefined) {
    await inTransaction(db, async (tx) => {
      const first = await recordStep(tx, { day, key, crew: crewId, step, now: clock() });
      if (first === null || step !== "DEPARTED" || owner === null) return;
      await remindNow(tx, onWayNotice({ visit, owner, crew }), clock());
    });
  }
  return readCrewDay(services, linkKey);
}
