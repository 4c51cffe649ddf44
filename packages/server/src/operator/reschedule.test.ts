import { expect, it } from "vitest";
import { newPaidOrder } from "../testing/orders.ts";
import { newPaidStorageOrder } from "../testing/storage-orders.ts";
import { operatorCommands } from "../testing/operator-commands.ts";
import { testServer } from "../testing/test-server.ts";
import { OperatorError } from "./operator-error.ts";
import { sendReminders } from "../platform/reminder/reminders.ts";

const server = testServer();
const ops = operatorCommands(server);

const reason = "고객이 전화로 부탁함";

it("storage reschedule books the new times of visits and frees the old ones", async () => {
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

it("moves reschedule books the new time, frees the old one, and notifies the member", async () => {
  const { serial, token } = await newPaidOrder(server, {
    move_date: "2026-12-10",
    move_time: "09:00",
  });
  await ops("slots set", { day: "2026-12-11", time: "11:00", capacity: "0" });
  const full = ops("moves reschedule", {
    serial,
    move: "2026-12-11 11:00",
    withoutFee: true,
    reason,
  });
  await expect(full).rejects.toThrow(OperatorError);
  const dearer = { serial, move: "2026-12-12 13:00", reason };
  await expect(ops("moves reschedule", dearer)).rejects.toThrow("--without-fee");
  const moved = await ops("moves reschedule", { ...dearer, withoutFee: true });
  expect(moved.facts).toMatchObject({ 이사: "2026-12-12 13:00" });
  const { draft, ledger } = await server.api.ok("getEstimate", { token, path: { serial } });
  expect(draft).toMatchObject({ move_date: "2026-12-12", move_time: "13:00" });
  const change = ledger.rows.find(({ kind }) => kind === "CHANGE_DIFFERENCE");
  expect(change?.detail).toBe(
    "2026년 12월 10일 (목)에서 2026년 12월 12일 (토)로 · 담당자가 바꿨어요",
  );
  const bookings = await server.services.db
    .selectFrom("slot_bookings")
    .select(["day", "time"])
    .where("subject_kind", "=", "ESTIMATE")
    .execute();
  expect(bookings).toEqual([{ day: "2026-12-12", time: "13:00" }]);
  await sendReminders(server.services);
  await ops("moves reschedule", { ...dearer, move: "2026-12-13 13:00", withoutFee: true });
  await sendReminders(server.services);
  const notices = server.notices.sent.filter(({ template }) => template === "RM_MOVE_CHANGED");
  expect(notices.map(({ variables }) => variables["방문"])).toEqual([
    "이사 2026년 12월 12일 (토) 오후 1시",
    "이사 2026년 12월 13일 (일) 오후 1시",
  ]);
  const boxes = { serial, delivery: "2026-12-08 09:00", reason };
  await expect(ops("moves reschedule", boxes)).rejects.toThrow("그 이사에 있는 박스만");
});
