import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { testServer } from "../../testing/test-server.ts";
import { bookSlot } from "./book-slot.ts";

const server = testServer();

it("bookSlot keeps a permanent booking permanent when a payment of its subject is prepared again", async () => {
  const { db, clock } = server.services;
  const subject = { kind: "ESTIMATE", id: randomUUID() } as const;
  const slot = { subject, userId: null, day: "2026-12-01", time: "09:00", capacity: 1 };
  const now = clock();
  for (const until of [now, null, now]) {
    await inTransaction(db, (tx) => bookSlot(tx, { ...slot, until, now }));
  }
  const bookings = await db.selectFrom("slot_bookings").select("expires_at").execute();
  expect(bookings).toEqual([{ expires_at: null }]);
});
