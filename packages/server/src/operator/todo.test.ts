import type { Updateable } from "kysely";
import { expect, it } from "vitest";
import type { EstimatesTable } from "../db/tables.ts";
import { newMovedOrder, newPaidOrder, notice } from "../testing/orders.ts";
import { operatorCommands } from "../testing/operator-commands.ts";
import { testServer } from "../testing/test-server.ts";

const server = testServer();
const ops = operatorCommands(server);
const waiting = async () => (await ops("todo")).tables?.[0]?.rows ?? [];
const kindsOf = (rows: Awaited<ReturnType<typeof waiting>>) =>
  rows.map(({ kind, about }) => ({ kind, about }));

it("pnpm ops todo names what waits until it is settled, the oldest first", async () => {
  const order = await newPaidOrder(server);
  server.clock.pass({ minutes: 1 });
  server.provider.refundOutside(order.impUid);
  await server.api.ok("receivePaymentWebhook", notice(order, order.impUid));

  const [unconfirmed, outside] = await waiting();
  expect(unconfirmed).toMatchObject({
    kind: { value: "MOVE_TO_CONFIRM" },
    number: order.serial,
    about: expect.stringMatching(/^김담아 · \d{1,2}월 \d{1,2}일$/),
  });
  expect(outside).toMatchObject({
    kind: { value: "OUTSIDE_REFUND" },
    about: `김담아 · ${order.serial}`,
    amount: { value: order.amount },
    command: "refunds settle",
  });

  const { id } = await server.services.db
    .selectFrom("refunds")
    .select("id")
    .executeTakeFirstOrThrow();
  expect(outside).toMatchObject({ number: id });
  await ops("refunds settle", { id });
  await expect(ops("refunds settle", { id })).rejects.toThrow("처리할 것이 없는");
  await ops("moves advance", { serial: order.serial, to: "CONFIRM" });
  expect(kindsOf(await waiting())).toEqual([]);
});

it("pnpm ops todo says that there are more when it shows only some", async () => {
  await newPaidOrder(server);
  await newPaidOrder(server, { move_time: "11:00" });
  expect((await ops("todo", { limit: "1" })).message).toBe(
    "기다리는 일 1개예요. 더 있어요. --limit 로 더 볼 수 있어요.",
  );
});

it("pnpm ops todo names rented boxes whose collection day has passed, of moved and cancelled moves", async () => {
  const moved = await newMovedOrder(server);
  const cancelled = await newMovedOrder(server);
  const { db } = server.services;
  const put = (order: typeof moved, columns: Updateable<EstimatesTable>) =>
    db.updateTable("estimates").set(columns).where("serial", "=", order.serial).execute();
  await put(moved, { status: "BOX_COL_REQUEST" });
  await put(cancelled, { status: "CANCEL", boxes_to_collect: true });
  const boxes = async () =>
    (await waiting()).filter(({ command }) => command === "moves show").map(({ number }) => number);
  expect(await boxes()).toEqual([]);
  server.clock.pass({ days: 24 });
  expect(new Set(await boxes())).toEqual(new Set([moved.serial, cancelled.serial]));
});
