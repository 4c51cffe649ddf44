import { beforeAll, expect, it } from "vitest";
import { addDays, todayInSeoul } from "@damadum/domain";
import {
  newActiveContract,
  newBoxes,
  newCompany,
  type TestCompany,
} from "../../testing/companies.ts";
import { testServer } from "../../testing/test-server.ts";

const COUNT = 40;

interface Expected {
  readonly id: string;
  readonly place: number;
  readonly day: string;
  readonly department: string;
  readonly name: string;
}

const server = testServer();
let company: TestCompany;
/** The boxes that expire soon, the nearest day first. */
let expected: readonly Expected[];

beforeAll(async () => {
  company = await newCompany(server);
  const cid = await newActiveContract(server, company);
  const ids = await newBoxes(server, { cid, count: COUNT });
  const today = todayInSeoul(server.services.clock());
  const boxes = ids.map((id, place) => ({
    id,
    place,
    // The last of the five days is beyond the limit of 30.
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
])(
  "listCompanyBoxes returns %s by page as by cursor when the filter is EXPIRING",
  async (_name, query, matches) => {
    const matching = expected.filter(matches);
    expect(matching.length).toBeGreaterThan(5);
    let cursor: string | null = null;
    for (let page = 1; (page - 1) * 5 < matching.length; page += 1) {
      const byPage = await list({ ...query, page: String(page) });
      const next = await list({ ...query, ...(cursor === null ? {} : { cursor }) });
      const ids = matching.slice((page - 1) * 5, page * 5).map(({ id }) => id);
      expect(byPage.items.map(({ cpbox_id: id }) => id)).toEqual(ids);
      expect(next.items.map(({ cpbox_id: id }) => id)).toEqual(ids);
      for (const { paging } of [byPage, next]) {
        expect(paging).toMatchObject({ total: matching.length, total_capped: false });
      }
      cursor = byPage.paging.next_cursor;
      expect(next.paging.next_cursor).toBe(cursor);
    }
    expect(cursor).toBeNull();
    const beyond = await list({ ...query, page: "100" });
    expect(beyond.items).toEqual([]);
    expect(beyond.paging.total).toBe(matching.length);
  },
);

it("countCompanyBoxes returns each day from today on with the number of its boxes, the nearest first", async () => {
  const today = todayInSeoul(server.services.clock());
  const { expiring, expiring_days: days } = await server.api.ok("countCompanyBoxes", {
    token: company.token,
  });
  expect(expiring).toBe(expected.length);
  expect(days).toEqual(
    [0, 1, 30].map((distance) => {
      const date = addDays(today, distance);
      return { date, boxes: expected.filter(({ day }) => day === date).length };
    }),
  );
});

it("listCompanyBoxes omits a box when its retention is extended", async () => {
  const [first] = expected;
  await server.api.ok("updateCompanyBox", {
    token: company.token,
    path: { cpbox_id: first?.id ?? "" },
    body: { retention_until: "2099-12-31" },
  });
  const { items, paging } = await list({});
  expect(items[0]?.cpbox_id).toBe(expected[1]?.id);
  expect(paging.total).toBe(expected.length - 1);
});
