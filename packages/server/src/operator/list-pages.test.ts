import { todayInSeoul } from "@damadum/domain";
import { expect, it } from "vitest";
import { newCompany } from "../testing/companies.ts";
import { operatorCommands } from "../testing/operator-commands.ts";
import { newPaidOrder } from "../testing/orders.ts";
import { testServer } from "../testing/test-server.ts";

const server = testServer({ slotCapacity: 100 });
const ops = operatorCommands(server);
const DAY = "2026-12-08";

it("a list counts all that match and goes on after the last row, without repeating any", async () => {
  const serials = [];
  for (const time of ["09:00", "11:00", "13:00"]) {
    serials.push((await newPaidOrder(server, { move_date: DAY, move_time: time })).serial);
  }
  const days = { from: DAY, to: DAY };
  const first = await ops("moves list", { ...days, limit: "2" });
  expect(first.page).toMatchObject({ total: 3 });
  expect(first.message).toContain("모두 3건 가운데 2건");
  const after = first.page?.next ?? "";
  const second = await ops("moves list", { ...days, limit: "2", after });
  expect(second).toMatchObject({ message: undefined, page: { total: 3, next: null } });
  const seen = [first, second].flatMap(({ tables }) => tables?.[0]?.rows ?? []);
  expect(new Set(seen.map(({ serial }) => serial))).toEqual(new Set(serials));
  expect(seen).toHaveLength(serials.length);
});

it.each(["moves", "storage", "payments", "notices", "owed"])(
  "%s list goes on with nothing after a row that it does not have",
  async (group) => {
    const { total } = (await ops(`${group} list`)).page ?? {};
    for (const after of ["0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1d01", "9007199254740991", "옛 줄"]) {
      const { tables, page } = await ops(`${group} list`, { after });
      expect(tables?.[0]?.rows).toEqual([]);
      expect(page).toEqual({ total, next: null });
    }
  },
);

it("a list shows nothing of other days and states", async () => {
  await newPaidOrder(server, { move_date: "2026-12-09" });
  const rowsOf = async (input: object) => (await ops("moves list", input)).tables?.[0]?.rows;
  expect(await rowsOf({ from: "2026-12-10", to: "2026-12-31" })).toEqual([]);
  expect(await rowsOf({ to: "2026-12-09", status: "COMPLETE" })).toEqual([]);
  expect(await rowsOf({ from: "2026-12-09", to: "2026-12-09" })).toHaveLength(1);
});

it("payments are listed with their tax, and compared with the provider", async () => {
  // Later than the orders of the tests before, because the newest payment comes first.
  server.clock.pass({ minutes: 1 });
  const { amount, serial } = await newPaidOrder(server, { move_date: DAY, move_time: "15:00" });
  const [row] =
    (await ops("payments list", { status: "PAID", limit: "1" })).tables?.[0]?.rows ?? [];
  expect(row).toMatchObject({ order: serial, vat: { value: Math.floor(amount / 11) } });
  const day = todayInSeoul(server.services.clock());
  const same = await ops("payments compare", { day });
  expect(same.message).toContain("모두 같아요");
});

it("companies and members are shown with what belongs to them", async () => {
  const company = await newCompany(server);
  const [row] = (await ops("companies list")).tables?.[0]?.rows ?? [];
  const shown = await ops("companies show", { company: row?.["id"] });
  expect(shown.facts).toMatchObject({ 기업: row?.["name"] });
  expect(shown.tables?.map(({ title }) => title)).toEqual(["사람", "계약"]);
  expect(company.token).toBeDefined();
  const order = await newPaidOrder(server, { move_date: DAY, move_time: "17:00" });
  const { username } = await server.api.ok("getMe", { token: order.token });
  const member = await ops("members show", { username });
  expect(member.tables?.[0]?.rows).toMatchObject([{ serial: order.serial }]);
  expect(member.tables?.[1]?.rows).toContainEqual(
    expect.objectContaining({ consent: "이용약관 동의", version: "2026-11-01", agreed: "동의" }),
  );
});

it("closed days take no more visits, and say how many were booked before", async () => {
  await newPaidOrder(server, { move_date: "2026-12-16", move_time: "09:00" });
  const closing = { from: "2026-12-15", to: "2026-12-17", reason: "정기 점검" };
  const { message } = await ops("slots close", closing);
  expect(message).toContain("3일을 닫았어요");
  expect(message).toContain("방문 1건");
  const days = { from: "2026-12-15", to: "2026-12-17" };
  const slots = await server.api.ok("listScheduleDays", { query: days });
  expect(slots.map(({ available }) => available)).toEqual([false, false, false]);
  const back = { ...closing, to: "2026-12-14" };
  await expect(ops("slots close", back)).rejects.toThrow("빨라요");
});

it("payments are compared each on its own, and summed as they are afterwards", async () => {
  server.clock.pass({ days: 1 });
  const known = await newPaidOrder(server, { move_date: "2026-12-21" });
  server.clock.pass({ minutes: 1 });
  const unknown = await newPaidOrder(server, { move_date: "2026-12-22" });
  server.provider.refundOutside(known.impUid);
  // The newest is asked about first.
  let calls = 0;
  server.provider.latency = () => {
    calls += 1;
    server.provider.down = calls === 1;
    return Promise.resolve();
  };
  const day = todayInSeoul(server.services.clock());
  const { message, facts } = await ops("payments compare", { day });
  expect(message).toContain("결제 1건을 견줬어요. 1건이 달라 고쳤어요.");
  expect(message).toContain(`(payments check)로 다시 물어봐 주세요: ${unknown.merchantUid}`);
  expect(facts).toMatchObject({ "환불한 금액": { value: known.amount } });
});

it("payments are exported for a spreadsheet, of their days only", async () => {
  server.clock.pass({ minutes: 1 });
  const { amount, merchantUid } = await newPaidOrder(server, { move_date: "2026-12-23" });
  const today = todayInSeoul(server.clock.read());
  const linesOf = async (from: string) => {
    const { file } = await ops("payments export", { from, to: from, file: "payments.csv" });
    return Buffer.from(file?.base64 ?? "", "base64")
      .toString("utf8")
      .split("\r\n");
  };
  const [header, newest] = await linesOf(today);
  expect(header).toMatch(/^\uFEFF결제 번호,/);
  expect(newest?.split(",")).toEqual(expect.arrayContaining([merchantUid, String(amount)]));
  expect(await linesOf("2026-01-01")).toEqual([header, ""]);
});
