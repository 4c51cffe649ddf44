import { describe, expect, it } from "vitest";
import { draft } from "../../testing/drafts.ts";
import { loginAgain, newMember } from "../../testing/members.ts";
import { newEstimate } from "../../testing/orders.ts";
import { storageDraft } from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";

/** The test clock starts on Friday 2026-11-20 at 10:00, Korean time. */
const server = testServer();

const day = async (date: string) => {
  const [found] = await server.api.ok("listScheduleDays", { query: { from: date, to: date } });
  return found;
};
const store = async (changes: object) => {
  const { token } = await newMember(server);
  const { body } = await server.api.problem("createEstimate", {
    token,
    body: { ...draft, ...changes },
  });
  return body.errors;
};

describe("lead time of bookings", () => {
  it("keeps the next day open until 15:00 and returns the reason after that", async () => {
    expect(await day("2026-11-20")).toMatchObject({
      available: false,
      remaining: 0,
      closed_reason: "LEAD_TIME",
    });
    expect(await day("2026-11-21")).toMatchObject({ available: true, closed_reason: null });
    const { token, username } = await newMember(server);
    const { serial } = await newEstimate(server, token, { move_date: "2026-11-21" });

    server.clock.pass({ minutes: 5 * 60 });
    expect(await day("2026-11-21")).toMatchObject({ available: false, closed_reason: "LEAD_TIME" });
    expect(await day("2026-11-22")).toMatchObject({ available: true });
    const { token: again } = await newMember(server);
    const late = await server.api.problem("createEstimate", {
      token: again,
      body: { ...draft, move_date: "2026-11-21" },
    });
    expect(late.body.errors).toMatchObject([{ field: "move_date", code: "time_closed" }]);
    const later = await loginAgain(server, username);
    const pay = { token: later, path: { serial }, body: { plan: "FULL", method: "CARD" } };
    expect((await server.api.problem("prepareEstimatePayment", pay)).body.code).toBe("slot_closed");
  });

  it("rejects a past time with its own message when the draft is stored", async () => {
    expect(await store({ move_date: "2026-11-20", move_time: "09:00" })).toMatchObject([
      { field: "move_time", message: "지난 시간이에요. 다른 시간을 골라 주세요." },
    ]);
    expect(await store({ move_date: "2026-11-21" })).toMatchObject([
      { field: "move_date", message: expect.stringMatching(/^예약이 마감된 날이에요/) },
    ]);
  });

  it("applies to box deliveries", async () => {
    const { token } = await newMember(server);
    const body = { ...storageDraft, delivery: { date: "2026-11-21", time: "09:00" } };
    const collection = { date: "2026-11-25", time: "09:00" };
    const sent = { token, body: { ...body, collection } };
    const { body: problem } = await server.api.problem("createStorageOrder", sent);
    expect(problem.errors).toMatchObject([{ field: "delivery.date", code: "time_closed" }]);
    const [found] = await server.api.ok("listBoxDeliveryDays", {
      query: { from: "2026-11-21", to: "2026-11-21" },
    });
    expect(found).toMatchObject({ available: false, closed_reason: "LEAD_TIME" });
  });
});
