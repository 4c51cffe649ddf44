import { damageNoticeUntil, todayInSeoul } from "@damadum/domain";
import { afterEach, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { newSentMoveReport } from "../../testing/damage-reports.ts";
import { operatorCommands } from "../../testing/operator-commands.ts";
import { newPaidOrder } from "../../testing/orders.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();
const ops = operatorCommands(server);
afterEach(() => checkLedger(server.services.db));

it("listDamageReports returns the last day for a notice of a move once it is unloaded", async () => {
  const { token, serial } = await newPaidOrder(server);
  const list = () => server.api.ok("listDamageReports", { token, path: { serial } });
  expect(await list()).toMatchObject({ serial, can_report: false, notice_until: null });
  for (const to of ["CONFIRM", "WORKING", "WORKING_COMPLETE"]) {
    await ops("moves advance", { serial, to, early: true });
  }
  expect(await list()).toMatchObject({
    can_report: true,
    notice_until: damageNoticeUntil(todayInSeoul(server.clock.read())),
  });
});

it("accepted damage of a move is a row of its order's ledger, and waits for its transfer", async () => {
  const { id, token, path } = await newSentMoveReport(server);
  const order = () => server.api.ok("getEstimate", { token, path });
  const waiting = async () => {
    const rows = (await ops("todo")).tables?.[0]?.rows ?? [];
    return rows
      .filter(({ about }) => typeof about === "string" && about.includes(path.serial))
      .map(({ number }) => number);
  };
  expect(await waiting()).toEqual([id]);
  const { ledger: before } = await order();
  await ops("damage accept", { id, amount: "60000", message: "수리비를 드려요." });
  const { ledger } = await order();
  expect(ledger).toMatchObject({ compensation_amount: 60_000, due_amount: before.due_amount });
  const row = { kind: "COMPENSATION", state: "OPEN", amount: 60_000 };
  expect(ledger.rows).toContainEqual(expect.objectContaining(row));

  const [compensation] = await waiting();
  await ops("compensations record", { id: compensation, reference: "이체 1234" });
  expect((await order()).ledger.rows).toContainEqual(
    expect.objectContaining({ ...row, state: "DONE" }),
  );
  const { can_report: canReport, reports } = await server.api.ok("listDamageReports", {
    token,
    path,
  });
  expect([canReport, reports[0]?.status]).toEqual([true, "PAID"]);
  expect(await waiting()).toEqual([]);
});
