import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays, todayInSeoul } from "@damadum/domain";
import {
  newActiveContract,
  newBoxes,
  newCompany,
  type TestCompany,
} from "../../testing/companies.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { BUCKET_SIZE } from "./box-terms.ts";

const COUNT = 40;

interface Expected {
  readonly id: string;
  readonly place: number;
  readonly day: string;
  readonly department: string;
  readonly name: string;
}

let server: TestServer;
let company: TestCompany;
/** The boxes that expire soon, those with the least time first. */
let expected: readonly Expected[];

beforeAll(async () => {
  server = await startTestServer();
  company = await newCompany(server);
  // The boxes are on both sides of a bucket's end, and every day has boxes on both.
  await server.services.db
    .updateTable("companies")
    .set({ box_count: BUCKET_SIZE - COUNT / 2 })
    .where("id", "=", company.companyId)
    .execute();
  const cid = await newActiveContract(server, company);
  const ids = await newBoxes(server, { cid, count: COUNT });
  const today = todayInSeoul(server.services.clock());
  const boxes = ids.map((id, place) => ({
    id,
    place,
    // The last of five days is not near.
    day: addDays(today, [-3, 0, 1, 30, 31][place % 5] ?? 0),
    department: place % 3 === 0 ? "인사팀" : "법무팀",
    name: place % 2 === 0 ? "급여 대장" : "특허 서류",
  }));
  for (const { id, day, department, name } of boxes) {
    await server.api.ok("updateCompanyBox", {
      token: company.token,
      path: { cpbox_id: id },
      body: { retention_until: day, department, name },
    });
  }
  expected = boxes
    .filter(({ day }) => day <= addDays(today, 30))
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.place - b.place);
});
afterAll(() => server.close());

const list = (query: Readonly<Record<string, string>>) =>
  server.api.ok("listCompanyBoxes", {
    token: company.token,
    query: { filter: "EXPIRING", limit: "5", ...query },
  });

it.each([
  ["all of them", {}, () => true],
  ["a department", { department: "인사팀" }, (box: Expected) => box.department === "인사팀"],
  ["a word", { q: "급여" }, (box: Expected) => box.name === "급여 대장"],
  [
    "a word in a department",
    { department: "법무팀", q: "ㅌㅎ" },
    (box: Expected) => box.department === "법무팀" && box.name === "특허 서류",
  ],
])("lists %s by page and by cursor alike", async (_name, query, isWanted) => {
  const wanted = expected.filter(isWanted);
  expect(wanted.length).toBeGreaterThan(5);
  let cursor: string | null = null;
  for (let page = 1; (page - 1) * 5 < wanted.length; page += 1) {
    const byPage = await list({ ...query, page: String(page) });
    const next = await list({ ...query, ...(cursor === null ? {} : { cursor }) });
    const ids = wanted.slice((page - 1) * 5, page * 5).map(({ id }) => id);
    expect(byPage.items.map(({ cpbox_id: id }) => id)).toEqual(ids);
    expect(next.items.map(({ cpbox_id: id }) => id)).toEqual(ids);
    for (const { paging } of [byPage, next]) {
      expect(paging).toMatchObject({ total: wanted.length, total_capped: false });
    }
    cursor = byPage.paging.next_cursor;
    expect(next.paging.next_cursor).toBe(cursor);
  }
  expect(cursor).toBeNull();
  const beyond = await list({ ...query, page: "100" });
  expect(beyond.items).toEqual([]);
  expect(beyond.paging.total).toBe(wanted.length);
});

it("leaves no count behind of what is kept longer", async () => {
  const { db } = server.services;
  const [first] = expected;
  const day = first?.day ?? "";
  for (const { id } of expected.filter((box) => box.day === day)) {
    await server.api.ok("updateCompanyBox", {
      token: company.token,
      path: { cpbox_id: id },
      body: { retention_until: "2099-12-31" },
    });
  }
  for (const table of ["company_retention_counts", "company_retention_buckets"] as const) {
    const counts = await db
      .selectFrom(table)
      .select("retention_until")
      .select((eb) => eb.fn.sum<number>("boxes").as("boxes"))
      .groupBy("retention_until")
      .orderBy("retention_until")
      .execute();
    expect(counts.map(({ retention_until: kept }) => kept)).not.toContain(day);
    expect(counts.at(-1)).toEqual({ retention_until: "2099-12-31", boxes: COUNT / 5 });
  }
  const { paging } = await list({});
  expect(paging.total).toBe(expected.length - COUNT / 5);
});
