import { seoulInstant } from "@damadum/domain";
import { describe, expect, it } from "vitest";
import { limitRules } from "../../http/limits/limit-rules.ts";
import { newCrewDay } from "../../testing/drivers/operator-crew.ts";
import { newOperator } from "../../testing/operators.ts";
import { picture } from "../../testing/pictures.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer({ per: "test", slotCapacity: 100 });

/** A crew's day that has begun: its visit, and what reports from it. */
async function begun() {
  const made = await newCrewDay(server);
  const morning = seoulInstant(made.day, "08:00").getTime();
  server.clock.pass({ seconds: (morning - server.clock.read().getTime()) / 1000 });
  const { token } = await newOperator(server);
  const report = (body: object) =>
    server.api.send("reportCrewVisit", {
      path: { key: made.link },
      body: { key: made.key, ...body },
    });
  const base64 = (await picture({ format: "png", width: 16, height: 16 })).toString("base64");
  const photo = () => report({ picture: { kind: "PHOTO", base64 } });
  return { ...made, token, report, photo };
}

const pictures = () => server.services.db.selectFrom("crew_pictures").selectAll().execute();
const stored = () =>
  server.services.db.selectFrom("crew_visits").selectAll().executeTakeFirstOrThrow();

describe("a visit that a crew has reported from", () => {
  it("is not taken out of the plan", async () => {
    const { day, key, token, report } = await begun();
    await report({ step: "DEPARTED" });
    const before = await stored();
    const body = { day, key, crew: null };
    const refused = await server.api.problem("assignOperatorVisit", { token, body });
    expect([refused.status, refused.body.code]).toEqual([409, "state_conflict"]);
    expect(refused.body.message).toContain("뺄 수 없어요");
    expect(await stored()).toEqual(before);
  });

  it("stays with its pictures when the day is planned again", async () => {
    const { day, key, token, crew, photo, body } = await begun();
    await photo();
    const assigned = { is_by_hand: false };
    await server.services.db.updateTable("crew_visits").set(assigned).execute();
    const before = await stored();
    const plan = await server.api.ok("makeOperatorPlan", { token, body: { day } });
    expect(plan.crews.find(({ id }) => id === crew)?.visits.map((each) => each.key)).toEqual([key]);
    expect(await stored()).toEqual(before);
    const none = { token, body: { ...body, crew: null } };
    expect((await server.api.send("assignOperatorVisit", none)).status).toBe(409);
    expect(await pictures()).toHaveLength(1);
  });

  it("keeps its steps when its crew retires and the day is planned again", async () => {
    const { day, key, token, crew, report, photo, ops } = await begun();
    await photo();
    await report({ step: "DONE" });
    const before = await stored();
    await ops("crews add", { team: "새 팀", truck: "34나5678", tons: "5", people: "5" });
    await ops("crews retire", { id: crew });
    const plan = await server.api.ok("makeOperatorPlan", { token, body: { day } });
    expect(plan.left).toMatchObject([
      { key, step: "DONE", why: expect.stringContaining("이제 나가지 않아요") },
    ]);
    expect(await stored()).toEqual(before);
    expect(await pictures()).toHaveLength(1);
  });

  it("loses its steps when another crew takes it over, and not when its own crew keeps it", async () => {
    const { day, key, token, body, report, ops } = await begun();
    await report({ step: "ARRIVED" });
    await server.api.ok("assignOperatorVisit", { token, body });
    expect((await stored()).arrived_at).not.toBeNull();
    const team = { team: "새 팀", truck: "34나5678", tons: "5", people: "5" };
    const { made: crew = "" } = await ops("crews add", team);
    const taken = { token, body: { ...body, crew } };
    const plan = await server.api.ok("assignOperatorVisit", taken);
    const visits = plan.crews.find(({ id }) => id === crew)?.visits;
    expect(visits).toMatchObject([{ key, step: null }]);
    expect(await stored()).toMatchObject({ day, departed_at: null, arrived_at: null });
  });

  it("loses a picture only when its file is deleted", async () => {
    const { photo } = await begun();
    await photo();
    await server.services.db.deleteFrom("files").execute();
    expect(await pictures()).toEqual([]);
  });
});

describe("a report through a crew's link", () => {
  it("is refused on the day before, and tells the member nothing", async () => {
    const { link: path, key } = await newCrewDay(server);
    const sent = { path: { key: path }, body: { key, step: "DEPARTED" } } as const;
    const refused = await server.api.problem("reportCrewVisit", sent);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      "이 방문은 오늘이 아니에요. 방문하는 날에 다시 눌러 주세요.",
    ]);
    expect((await stored()).departed_at).toBeNull();
    const told = await server.services.db.selectFrom("reminders").select("kind").execute();
    expect(told.filter(({ kind }) => kind === "MOVE_ON_WAY")).toEqual([]);
  });

  it("can only end a visit on the day after", async () => {
    const { report } = await begun();
    server.clock.pass({ days: 1 });
    expect((await report({ step: "DEPARTED" })).status).toBe(422);
    expect((await report({ step: "DONE" })).status).toBe(200);
    expect(await stored()).toMatchObject({ departed_at: null, done_at: expect.any(Date) });
  });

  it("and a look at the day are not found when the crew has retired", async () => {
    const { link, crew, ops, report } = await begun();
    await ops("crews retire", { id: crew });
    expect((await server.api.send("getCrewDay", { path: { key: link } })).status).toBe(404);
    expect((await report({ step: "DEPARTED" })).status).toBe(404);
  });

  it("takes thirty pictures of a visit and no more", async () => {
    const { photo } = await begun();
    for (let count = 0; count < 30; count += 1) expect((await photo()).status).toBe(200);
    const refused = await photo();
    expect(refused).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining("30장까지") },
    });
    expect(await pictures()).toHaveLength(30);
    expect(await server.services.db.selectFrom("files").select("id").execute()).toHaveLength(30);
  });
});

describe("pictures through a crew's link", () => {
  const strict = testServer({ per: "test", slotCapacity: 100, limitFactor: 1 });

  it("are limited to those of an hour", async () => {
    const { link, key, day } = await newCrewDay(strict);
    const { db, limits } = strict.services;
    const { id } = await db
      .selectFrom("crew_days")
      .select("id")
      .where("day", "=", day)
      .executeTakeFirstOrThrow();
    const { points } = limitRules.fileOfCrewDay;
    await Promise.all(Array.from({ length: points }, () => limits.consume("fileOfCrewDay", id)));
    const base64 = (await picture({ format: "png", width: 16, height: 16 })).toString("base64");
    const body = { key, picture: { kind: "PHOTO", base64 } } as const;
    const refused = await strict.api.send("reportCrewVisit", { path: { key: link }, body });
    expect(refused.status).toBe(429);
    expect(await db.selectFrom("crew_pictures").selectAll().execute()).toEqual([]);
  });
});
