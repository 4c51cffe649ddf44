import { addDays, todayInSeoul, type CompanyWorkStatus } from "@damadum/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { newActiveContract, newCompany, visit, type TestCompany } from "../../testing/companies.ts";
import { worksOf } from "../../testing/company-works.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();
let company: TestCompany;
let today: string;
const ids = new Map<string, string>();

beforeAll(async () => {
  company = await newCompany(server);
  today = todayInSeoul(server.services.clock());
  const cid = await newActiveContract(server, company);
  const { wk_id: model } = await worksOf(server, { company, cid }).requestWork({
    kind: "NEW_BOXES",
    box_count: 1,
    ...visit,
  });
  await add(model, "over", { status: "COMPLETE", day: addDays(today, 1), count: 110 });
  await add(model, "called off", { status: "CANCEL", day: addDays(today, 1), count: 10 });
  await add(model, "without a visit", { status: "CONFIRM", day: null, age: 150 });
  await add(model, "visited", { status: "PAYMENT", day: addDays(today, -1), age: 160 });
  await add(model, "to pay", { status: "INVOICE_COMPLETE", day: today, age: 200, movedOn: today });
  await add(model, "later", { status: "WAIT", day: addDays(today, 40), age: 170 });
  await add(model, "sooner", { status: "WAIT", day: today, age: 180 });
  await server.services.db.deleteFrom("company_works").where("id", "=", model).execute();
});

interface Copies {
  readonly status: CompanyWorkStatus;
  readonly day: string | null;
  readonly movedOn?: string | null;
  readonly count?: number;
  /** Minutes since it was requested; newer ones have fewer. */
  readonly age?: number;
}

async function add(
  model: string,
  name: string,
  { status, day, movedOn = null, count = 1, age = 0 }: Copies,
): Promise<void> {
  const { db, clock } = server.services;
  const row = await db
    .selectFrom("company_works")
    .selectAll()
    .where("id", "=", model)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, (_, at) => ({
    ...row,
    id: server.services.ids.uuid(),
    status,
    place: JSON.stringify(row.place),
    price: JSON.stringify(row.price),
    appointment_date: day,
    moved_on: movedOn,
    appointment_time: day === null ? null : row.appointment_time,
    created_at: new Date(clock().getTime() - (age + at) * 60_000),
  }));
  await db.insertInto("company_works").values(rows).execute();
  for (const { id } of rows) ids.set(id, name);
}

const list = (query: Readonly<Record<string, string>> = {}) =>
  server.api.ok("listCompanyWorks", { token: company.token, query });
const names = async (query: Readonly<Record<string, string>>) =>
  (await list(query)).items.map(({ wk_id: id }) => ids.get(id));

describe("listCompanyWorks of a company with more than 100 works", () => {
  it("returns all of them by page when no filter is given", async () => {
    const { items, paging } = await list({ limit: "100", page: "2" });
    expect(paging.total).toBe(125);
    expect(items.map(({ wk_id: id }) => ids.get(id)).slice(-4)).toEqual([
      "visited",
      "later",
      "sooner",
      "to pay",
    ]);
  });

  it("returns unfinished works when the filter is OPEN, those that the company has to act on first", async () => {
    expect(await names({ filter: "OPEN" })).toEqual([
      "to pay",
      "without a visit",
      "visited",
      "later",
      "sooner",
    ]);
    expect((await list({ filter: "OPEN", limit: "1" })).paging.total).toBe(5);
    expect(await names({ filter: "OPEN", limit: "1", page: "2" })).toEqual(["without a visit"]);
  });

  it("continues behind the last one seen when works were added or left the list since", async () => {
    const page = { filter: "OPEN", limit: "2" };
    const { items, paging } = await list(page);
    const next = { ...page, cursor: paging.next_cursor ?? "" };
    const [first, last] = items.map(({ wk_id: id }) => id);
    const works = server.services.db.updateTable("company_works");
    const moveTo = (status: "COMPLETE" | "CONFIRM" | "INVOICE_COMPLETE", id = "") =>
      works.set({ status }).where("id", "=", id).execute();
    await moveTo("COMPLETE", first);
    expect(await names(next)).toEqual(["visited", "later"]);
    await moveTo("INVOICE_COMPLETE", first);
    await moveTo("COMPLETE", last);
    expect(await names(next)).toEqual(["visited", "later"]);
    await moveTo("CONFIRM", last);
  });

  it("returns visits to come when the filter is UPCOMING, the nearest first", async () => {
    expect(await names({ filter: "UPCOMING" })).toEqual(["sooner", "later"]);
    expect((await list({ filter: "UPCOMING", limit: "1" })).paging.total).toBe(2);
  });

  it.each([{ filter: "X" }, { cursor: "Zm9yZWlnbg" }])(
    "returns 400 when asked for %o",
    async (query) => {
      const sent = { token: company.token, query };
      expect((await server.api.problem("listCompanyWorks", sent)).status).toBe(400);
    },
  );
});
