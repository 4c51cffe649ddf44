import { describe, expect, it } from "vitest";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();

const days = (from: string, to: string) =>
  server.api.ok("listScheduleDays", { query: { from, to } });

describe("listScheduleDays", () => {
  it("returns holidays and surcharges of a day", async () => {
    expect(await days("2026-12-25", "2026-12-25")).toEqual([
      {
        date: "2026-12-25",
        available: true,
        closed_reason: null,
        remaining: 25,
        lucky: false,
        holiday: "성탄절",
        surcharge_rate: expect.any(Number),
      },
    ]);
  });

  it("shows only days from today to 90 days ahead, in Korean time", async () => {
    const all = await days("2026-11-01", "2026-11-30");
    expect(all.map(({ date }) => date).at(0)).toBe("2026-11-20");
    expect(all).toHaveLength(11);
    expect((await days("2027-02-15", "2027-03-15")).at(-1)?.date).toBe("2027-02-18");
    expect(await days("2028-01-01", "2028-01-02")).toEqual([]);
  });

  it("returns no remaining place for a day that is closed for booking", async () => {
    // The test clock is at 10:00, Korean time.
    expect((await days("2026-11-20", "2026-11-21")).map(({ remaining }) => remaining)).toEqual([
      0, 25,
    ]);
  });

  it("subtracts bookings from the remaining places", async () => {
    const { db } = server.services;
    const slot = { day: "2026-12-01", time: "09:00" };
    await db
      .insertInto("schedule_slots")
      .values({ ...slot, capacity: 3, taken: 3 })
      .execute();
    expect((await days(slot.day, slot.day))[0]?.remaining).toBe(20);
    const slots = await server.api.ok("listScheduleSlots", { path: { day: slot.day } });
    expect(slots[0]).toEqual({
      time: "09:00",
      available: false,
      closed_reason: "FULL",
      remaining: 0,
    });
    expect(slots[1]).toEqual({ time: "11:00", available: true, closed_reason: null, remaining: 5 });
  });

  it.each([
    ["2026-12-10", "2026-12-01"],
    ["2026-12-01", "2027-04-01"],
  ])("rejects %s to %s with the reason", async (from, to) => {
    const answer = await server.api.problem("listScheduleDays", { query: { from, to } });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[0]?.field).toBe("to");
  });

  it("rejects an invalid date", async () => {
    for (const from of ["2026-02-30", "tomorrow", "0000-00-00"]) {
      const query = { from, to: "2026-12-01" };
      expect((await server.api.problem("listScheduleDays", { query })).status).toBe(400);
    }
    expect((await server.api.problem("listScheduleDays")).status).toBe(400);
  });
});

describe("listScheduleSlots", () => {
  it("rejects a day that cannot be booked", async () => {
    for (const day of ["2026-11-19", "2027-02-19"]) {
      const answer = await server.api.problem("listScheduleSlots", { path: { day } });
      expect(answer.status).toBe(422);
      expect(answer.body.errors?.[0]).toMatchObject({ field: "day", code: "date_out_of_range" });
    }
  });

  it("returns 400 for a day that does not exist", async () => {
    for (const day of ["0000-01-01", "2026-02-30"]) {
      const answer = await server.api.problem("listScheduleSlots", { path: { day } });
      expect(answer.status).toBe(400);
    }
  });
});

describe("listBoxDeliveryDays", () => {
  const boxDays = (from: string, to: string) =>
    server.api.ok("listBoxDeliveryDays", { query: { from, to } });

  it("returns the start times of each day, independent of those of moves", async () => {
    const { db } = server.services;
    const slot = { day: "2026-12-25", time: "09:00" };
    await db
      .insertInto("box_delivery_slots")
      .values({ ...slot, capacity: 2, taken: 2 })
      .execute();
    const [day] = await boxDays(slot.day, slot.day);
    expect(day).toMatchObject({ date: slot.day, available: true, holiday: "성탄절" });
    expect(day?.slots).toHaveLength(5);
    expect(day?.slots[0]).toEqual({
      time: "09:00",
      available: false,
      closed_reason: "FULL",
      remaining: 0,
    });
    expect(day?.slots[1]).toEqual({
      time: "11:00",
      available: true,
      closed_reason: null,
      remaining: 10,
    });
    expect((await days(slot.day, slot.day))[0]?.remaining).toBe(25);
  });

  it("returns the storage surcharge of a day, which differs from that of a move", async () => {
    const day = "2026-12-17";
    const [brought] = await boxDays(day, day);
    const [moved] = await days(day, day);
    expect(brought).toMatchObject({ lucky: true, surcharge_rate: 0 });
    expect(moved).toMatchObject({ lucky: true, surcharge_rate: 20 });
  });

  it("returns only days from today to 90 days ahead, and no places on a closed day", async () => {
    const all = await boxDays("2026-11-01", "2026-11-30");
    expect(all).toHaveLength(11);
    expect(all[0]?.slots.map(({ remaining }) => remaining)).toEqual([0, 0, 0, 0, 0]);
    expect(await boxDays("2028-01-01", "2028-01-02")).toEqual([]);
  });

  it("rejects a reversed, too long or invalid span", async () => {
    for (const [from, to] of [
      ["2026-12-10", "2026-12-01"],
      ["2026-12-01", "2027-04-01"],
    ] as const) {
      const answer = await server.api.problem("listBoxDeliveryDays", { query: { from, to } });
      expect(answer.status).toBe(422);
      expect(answer.body.errors?.[0]?.field).toBe("to");
    }
    const query = { from: "2026-02-30", to: "2026-12-01" };
    expect((await server.api.problem("listBoxDeliveryDays", { query })).status).toBe(400);
  });
});

describe("getMoveSpec and getHealth", () => {
  it("answer without a login", async () => {
    const spec = await server.api.ok("getMoveSpec");
    expect(spec.groups.flatMap(({ items }) => items).length).toBeGreaterThan(10);
    expect(await server.api.ok("getHealth")).toEqual({ status: "ok" });
  });
});
