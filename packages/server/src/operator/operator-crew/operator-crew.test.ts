import { describe, expect, it } from "vitest";
import { sendReminders } from "../../platform/reminder/reminders.ts";
import { newCrewDay } from "../../testing/drivers/operator-crew.ts";
import { loginAgain, newMember } from "../../testing/members.ts";
import { newOperator } from "../../testing/operators.ts";
import { newPaidOrder } from "../../testing/orders.ts";
import { picture } from "../../testing/pictures.ts";
import { testServer } from "../../testing/test-server.ts";
import { queueCrewReminders } from "./crew-notices.ts";

const server = testServer({ per: "test", slotCapacity: 100 });

describe("the plan of a day", () => {
  it("gives every visit to a crew and says why, and leaves what was given by hand", async () => {
    const { day, token, crew, key } = await newCrewDay(server);
    const { serial } = await newPaidOrder(server, {
      move_date: day,
      move_time: "15:00",
      plan: "FULL",
    });
    const plan = await server.api.ok("makeOperatorPlan", { token, body: { day } });
    const visits = plan.crews.flatMap((each) => each.visits);
    expect(plan.left).toEqual([]);
    expect(visits.find((visit) => visit.key === key)).toMatchObject({
      why: "사람이 정했어요.",
      is_by_hand: true,
      problem: null,
      arrives: "09:00",
    });
    expect(visits.find(({ number }) => number === serial)?.why).toContain("팀");
    expect(await server.api.ok("getOperatorPlan", { token, query: { day } })).toEqual(plan);
    const body = { day, key, crew: null };
    const without = await server.api.ok("assignOperatorVisit", { token, body });
    expect(without.left.map((visit) => visit.key)).toEqual([key]);
    expect(without.crews.find(({ id }) => id === crew)?.visits).toHaveLength(1);
  });

  it("leaves a visit that fits nobody with the reason", async () => {
    const { day, token, ops, crew } = await newCrewDay(server);
    await ops("crews retire", { id: crew });
    const nobody = await server.api.ok("makeOperatorPlan", { token, body: { day } });
    expect(nobody.left[0]?.why).toBe("그날 나갈 팀이 없어요.");
    await ops("crews add", { team: "혼자", truck: "34나5678", tons: "0.5", people: "1" });
    const small = await server.api.ok("makeOperatorPlan", { token, body: { day } });
    expect(small.left[0]?.why).toMatch(/톤과 .명이 되는 팀이 없어요/);
  });

  it("breaks a window only when the operator accepts that, and shows it", async () => {
    const { day, token, crew } = await newCrewDay(server);
    const { serial } = await newPaidOrder(server, { move_date: day, plan: "FULL" });
    const body = { day, key: `${serial}-move`, crew };
    const refused = await server.api.problem("assignOperatorVisit", { token, body });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining("넘겨요"),
    ]);
    const accepted = { token, body: { ...body, accepted: true } };
    const plan = await server.api.ok("assignOperatorVisit", accepted);
    const problems = plan.crews.flatMap(({ visits }) => visits.map(({ problem }) => problem));
    expect(problems.filter((problem) => problem !== null)).toHaveLength(1);
  });
});

describe("a crew's link", () => {
  it("shows its own visits of one day alone, without an account", async () => {
    const { day, link, key, order, token } = await newCrewDay(server);
    await newPaidOrder(server, { move_date: day, plan: "FULL" });
    const seen = await server.api.ok("getCrewDay", { path: { key: link } });
    expect(seen).toMatchObject({ day, crew: "마포 1팀", truck: "12가3456" });
    expect(seen.visits.map((visit) => visit.key)).toEqual([key]);
    expect(seen.visits[0]?.facts.map(({ label }) => label)).toContain("짐");
    for (const [operation, sent] of [
      ["getOperatorPlan", { query: { day } }],
      ["getEstimate", { path: { serial: order.serial } }],
    ] as const) {
      const { status } = await server.api.send(operation, { ...sent, token: link });
      expect(status).toBe(401);
    }
    const wrong = { path: { key: "x".repeat(43) } };
    expect((await server.api.send("getCrewDay", wrong)).status).toBe(404);
    server.clock.pass({ days: 3 });
    expect((await server.api.send("getCrewDay", { path: { key: link } })).status).toBe(404);
    expect(token).not.toBe(link);
  });

  it("reports no visit of another crew", async () => {
    const mine = await newCrewDay(server);
    const other = await newCrewDay(server);
    const body = { key: other.key, step: "DONE" } as const;
    const sent = { path: { key: mine.link }, body };
    expect((await server.api.send("reportCrewVisit", sent)).status).toBe(404);
  });

  it("keeps the first time of a step, and a photo and a signature as files", async () => {
    const { link, key, day } = await newCrewDay(server);
    const path = { key: link };
    const base64 = (await picture({ format: "png" })).toString("base64");
    server.clock.pass({ days: 1 });
    await server.api.ok("reportCrewVisit", {
      path,
      body: { key, picture: { kind: "PHOTO", base64 } },
    });
    await server.api.ok("reportCrewVisit", {
      path,
      body: { key, picture: { kind: "SIGNATURE", base64 }, step: "DONE" },
    });
    const first = await server.services.db.selectFrom("crew_visits").selectAll().executeTakeFirst();
    server.clock.pass({ minutes: 5 });
    const seen = await server.api.ok("reportCrewVisit", { path, body: { key, step: "DONE" } });
    expect(seen.visits[0]).toMatchObject({ step: "DONE", photos: 1, is_signed: true });
    const again = await server.services.db.selectFrom("crew_visits").selectAll().executeTakeFirst();
    expect(again?.done_at).toEqual(first?.done_at);
    const files = await server.services.db.selectFrom("files").select("subject_kind").execute();
    expect(files.map((file) => file.subject_kind)).toEqual(["CREW_DAY", "CREW_DAY"]);
    const bad = { key, picture: { kind: "PHOTO", base64: "AAAA" } } as const;
    expect((await server.api.send("reportCrewVisit", { path, body: bad })).status).toBe(422);
    expect(day).toBe(seen.day);
  });
});

describe("the member", () => {
  it("sees the evening before who comes, and then that they are on their way", async () => {
    const { link, key, order } = await newCrewDay(server);
    const own = { token: order.token, path: { serial: order.serial } };
    const templates = () => server.notices.sent.map(({ template }) => template);
    expect((await server.api.ok("listOrderCrews", own)).crews).toEqual([]);
    await queueCrewReminders(server.services);
    await sendReminders(server.services);
    expect(templates()).not.toContain("RM_MOVE_CREW");
    // 10:00 in Seoul until here.
    server.clock.pass({ minutes: 8 * 60 + 30 });
    const { username } = await server.services.db
      .selectFrom("estimates")
      .innerJoin("users", "users.id", "user_id")
      .select("username")
      .where("serial", "=", order.serial)
      .executeTakeFirstOrThrow();
    const token = await loginAgain(server, username);
    const { crews } = await server.api.ok("listOrderCrews", { ...own, token });
    expect(crews).toMatchObject([{ crew: "마포 1팀", truck: "12가3456", people: 5, step: null }]);
    await queueCrewReminders(server.services);
    await sendReminders(server.services);
    expect(templates()).toContain("RM_MOVE_CREW");
    server.clock.pass({ minutes: 14 * 60 });
    for (const step of ["DEPARTED", "DEPARTED", "ARRIVED"] as const) {
      await server.api.ok("reportCrewVisit", { path: { key: link }, body: { key, step } });
    }
    await sendReminders(server.services);
    expect(templates().filter((template) => template === "RM_MOVE_ON_WAY")).toHaveLength(1);
    const dayOf = { ...own, token: await loginAgain(server, username) };
    const later = await server.api.ok("listOrderCrews", dayOf);
    expect(later.crews[0]?.step).toBe("ARRIVED");
    const stranger = (await newMember(server)).token;
    expect((await server.api.send("listOrderCrews", { ...own, token: stranger })).status).toBe(404);
  });

  it("needs no operator: the plan is only for those whose role covers orders", async () => {
    const { day, link } = await newCrewDay(server);
    const money = await newOperator(server, "MONEY");
    const sent = { token: money.token, body: { day } };
    expect((await server.api.send("makeOperatorPlan", sent)).status).toBe(403);
    const linksOf = async (token: string) => {
      const { crews } = await server.api.ok("getOperatorPlan", { token, query: { day } });
      return crews.flatMap((crew) => crew.link ?? []);
    };
    expect(await linksOf((await newOperator(server, "CARE")).token)).toEqual([link]);
    expect(await linksOf(money.token)).toEqual([]);
  });
});
