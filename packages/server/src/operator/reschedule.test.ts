import { afterAll, beforeAll, expect, it } from "vitest";
import { newPaidStorageOrder } from "../testing/storage-orders.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { OperatorError } from "./operator-error.ts";
import { runCommand } from "./run-command.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await ops("operators create", { username: "ops-one", name: "운영자" });
});
afterAll(() => server.close());

const ops = (words: string, input: object = {}) =>
  runCommand(server.services, { words, input: { ...input }, as: null });
const reason = "고객이 전화로 부탁함";

it("storage reschedule moves visits to other times, which then count and are free again", async () => {
  const { serial } = await newPaidStorageOrder(server);
  const visits = { delivery: "2026-12-10 11:00", collection: "2026-12-16 09:00" };
  const moved = await ops("storage reschedule", { serial, ...visits, reason });
  expect(moved.facts).toMatchObject({ 배송: visits.delivery, 수거: visits.collection });
  const bookings = await server.services.db
    .selectFrom("box_delivery_bookings as booking")
    .innerJoin("storage_orders as order", "order.id", "booking.order_id")
    .select(["booking.leg", "booking.day", "booking.time"])
    .where("order.serial", "=", serial)
    .orderBy("booking.day")
    .execute();
  expect(bookings).toEqual([
    { leg: "DELIVERY", day: "2026-12-10", time: "11:00" },
    { leg: "COLLECTION", day: "2026-12-16", time: "09:00" },
  ]);
  const before = { serial, delivery: "2026-11-01 09:00", reason };
  await expect(ops("storage reschedule", before)).rejects.toThrow(OperatorError);
  const late = { serial, delivery: "2026-12-20 09:00", reason };
  await expect(ops("storage reschedule", late)).rejects.toThrow(OperatorError);
  await expect(ops("storage reschedule", { serial, reason })).rejects.toThrow("--delivery");
  await ops("storage cancel", { serial, reason });
  const again = ops("storage reschedule", { serial, ...visits, reason });
  await expect(again).rejects.toThrow("아직 하지 않은 방문만");
});
