import { expect, it } from "vitest";
import { newActiveContract, newCompany, visit } from "../testing/companies.ts";
import { newPaidOrder } from "../testing/orders.ts";
import { newPaidStorageOrder } from "../testing/storage-orders.ts";
import { operatorCommands } from "../testing/operator-commands.ts";
import { testServer } from "../testing/test-server.ts";

const server = testServer();
const ops = operatorCommands(server);

const DAY = "2026-12-08";

it("today lists every visit of a day by time with phone and address", async () => {
  const rental = (time: string) => ({
    use_boxes: true,
    box_rental: {
      box_count: 7,
      delivery: { date: DAY, time },
      collection: { date: "2026-12-15", time: "13:00" },
    },
  });
  const move = await newPaidOrder(server, { move_date: DAY, move_time: "13:00" });
  const rented = await newPaidOrder(server, { move_date: "2026-12-10", ...rental("11:00") });
  const storage = await newPaidStorageOrder(server);
  const company = await newCompany(server);
  const cid = await newActiveContract(server, company);
  const { wk_id: wkId } = await server.api.ok("createCompanyDelivery", {
    token: company.token,
    body: {
      cid,
      kind: "NEW_BOXES",
      box_count: 3,
      ...visit,
      appointment: { date: DAY, time: "15:00" },
    },
  });

  const { tables } = await ops("today", { date: DAY });
  const rows = tables?.[0]?.rows ?? [];
  expect(rows.map(({ time, work, number, boxes }) => [time, work, number, boxes])).toEqual([
    ["09:00", "첫 보관 배송", storage.serial, 10],
    ["11:00", "이사 박스 배송", rented.serial, 7],
    ["13:00", expect.stringMatching(/^이사 \(.+, \d명\)$/), move.serial, null],
    ["15:00", "기업 빈 박스 받기", wkId, 3],
  ]);
  expect(rows[0]).toMatchObject({
    customer: "김담아",
    phone: "010-1234-5678",
    place: expect.stringContaining("101동 1203호"),
  });
  expect(rows[2]).toMatchObject({ place: expect.stringContaining(" → ") });
  expect(rows[3]).toMatchObject({ customer: "담아상사 이담당", phone: "02-1234-5678" });
  const later = await ops("today", { date: "2026-12-15" });
  expect(later.tables?.[0]?.rows.map(({ work }) => work)).toEqual([
    "이사 박스 수거",
    "첫 보관 수거",
  ]);
  expect((await ops("today")).tables?.[0]).toMatchObject({
    title: "2026-11-20 방문 0곳",
    rows: [],
  });
  const shown = await ops("storage show", { serial: storage.serial.toLowerCase() });
  expect(shown.facts).toMatchObject({ 번호: storage.serial });
});

it("today omits the work of a company when it is cancelled", async () => {
  const company = await newCompany(server);
  const cid = await newActiveContract(server, company);
  const date = "2026-12-09";
  const appointment = { date, time: "15:00" };
  const { wk_id: id } = await server.api.ok("createCompanyDelivery", {
    token: company.token,
    body: { cid, kind: "NEW_BOXES", box_count: 3, ...visit, appointment },
  });
  const title = async () => (await ops("today", { date })).tables?.[0]?.title;
  expect(await title()).toBe("2026-12-09 방문 1곳");
  await ops("works cancel", { id, reason: "내부 사정", message: "그날은 어려워요." });
  expect(await title()).toBe("2026-12-09 방문 0곳");
});
