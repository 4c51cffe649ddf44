import { addDays, todayInSeoul } from "@damadum/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { newActiveContract, newCompany, type TestCompany, visit } from "../../testing/companies.ts";
import { worksOf } from "../../testing/company-works.ts";
import { testServer } from "../../testing/test-server.ts";
import { cancelCompanyWork } from "./cancel-company-work.ts";
import { setSlotCapacity } from "../../platform/schedule/slot-capacities.ts";

const server = testServer({ boxDeliveryCapacity: 1 });
let company: TestCompany;
let cid: string;
let works: ReturnType<typeof worksOf>;
beforeAll(async () => {
  company = await newCompany(server);
  cid = await newActiveContract(server, company, { box_count: 100 });
  works = worksOf(server, { company, cid });
});

const at = (date: string, time = "09:00") => ({
  place: visit.place,
  appointment: { date, time },
  kind: "COLLECTION" as const,
  box_count: 1,
});
const slotAt = async (date: string, time: string) => {
  const query = { from: date, to: date };
  const answer = await server.api.ok("listBoxDeliveryDays", { query });
  return answer[0]?.slots.find((slot) => slot.time === time);
};

describe("createCompanyDelivery", () => {
  it("takes a place that members see as taken, and is refused when none is left", async () => {
    const day = "2026-12-14";
    const { wk_id } = await works.requestWork(at(day));
    expect(await slotAt(day, "09:00")).toMatchObject({ available: false, closed_reason: "FULL" });
    const refused = await works.problem(at(day));
    expect([refused.status, refused.body.code]).toEqual([409, "slot_full"]);
    const { token, operatorId } = company;
    await server.api.ok("withdrawCompanyWork", { token, path: { wk_id } });
    expect(await slotAt(day, "09:00")).toMatchObject({ available: true });
    const second = await works.requestWork(at(day));
    const by = { operatorId, wkId: second.wk_id, reason: null, message: null };
    await cancelCompanyWork(server.services, by);
    await works.requestWork(at(day));
  });

  it("is refused on a day that is closed", async () => {
    const day = "2026-12-15";
    const slot = { kind: "BOX_DELIVERY", day, time: "11:00", capacity: 0 } as const;
    await setSlotCapacity(server.services, slot);
    expect((await works.problem(at(day, "11:00"))).body.code).toBe("slot_full");
  });

  it("is refused when the lead time has passed, at the field of the day", async () => {
    const tomorrow = addDays(todayInSeoul(server.services.clock()), 1);
    server.clock.pass({ minutes: 6 * 60 });
    // Its own session, because the clock has ended the other's.
    const late = await newCompany(server);
    const lateCid = await newActiveContract(server, late);
    const refused = await worksOf(server, { company: late, cid: lateCid }).problem(at(tomorrow));
    expect(refused.status).toBe(422);
    expect(refused.body.errors?.[0]).toMatchObject({
      field: "appointment.date",
      code: "time_closed",
    });
  });
});
