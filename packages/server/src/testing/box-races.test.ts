import { beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "../db/transaction.ts";
import { assignBoxes } from "../storage/box/assign-boxes.ts";
import { changeBoxes } from "../storage/box/change-boxes.ts";
import { bookBoxDeliveries } from "../platform/schedule/book-box-deliveries.ts";
import { idOfMember, newBoxes } from "./boxes.ts";
import { newMember } from "./members.ts";
import { createMigratedDatabase } from "./postgres-database.ts";
import { times, twoServers } from "./two-servers.ts";
import { createBoxes } from "../storage/box/stock-boxes.ts";

const database = await createMigratedDatabase();

describe.skipIf(database === null)("concurrent boxes on PostgreSQL, over two servers", () => {
  const servers = twoServers(database);
  const { one } = servers;
  let token: string;
  let userId: string;
  const either = (index: number) => servers.either(index).services;

  beforeAll(async () => {
    const member = await newMember(one);
    token = member.token;
    userId = await idOfMember(one, member.username);
  });

  it("five of fifty deliveries get the two start times with capacity five, in any order", async () => {
    const days = ["2026-12-01", "2026-12-02"];
    const booked = await times(50, (index) =>
      inTransaction(either(index).db, async (tx) => {
        const now = either(index).clock();
        const [first = "", second = ""] = index % 3 === 0 ? days.toReversed() : days;
        const full = await bookBoxDeliveries(tx, {
          orderId: either(index).ids.uuid(),
          userId,
          times: [
            { leg: "DELIVERY", day: first, time: "09:00" },
            { leg: "COLLECTION", day: second, time: "09:00" },
          ],
          until: new Date(now.getTime() + 900_000),
          capacity: 5,
          now,
        });
        if (full !== null) throw new Error("full");
      }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Error && error.message === "full") return false;
          throw error;
        },
      ),
    );
    expect(booked.filter(Boolean)).toHaveLength(5);
    const slots = await one.services.db
      .selectFrom("box_delivery_slots")
      .select("taken")
      .where("day", "in", days)
      .execute();
    expect(slots.map(({ taken }) => taken)).toEqual([5, 5]);
  });

  it("five of twenty contents are added when a box has room for five", async () => {
    const { serial } = await newBoxes(one, { userId, status: "PACKING" });
    const body = { name: "롱패딩", count: 1, file_ids: [] };
    const add = (index: number) =>
      servers.either(index).api.send("createBoxContent", {
        ...(index % 3 === 0 ? {} : { token }),
        path: { serial },
        body,
      });
    for (let count = 0; count < 95; count += 1) await add(1);
    const answers = await times(20, add);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(15);
    const path = { serial };
    const { contents } = await one.api.ok("listBoxContents", { token, path });
    expect(contents).toHaveLength(100);
  });

  it("one of ten changes of the same boxes succeeds, in any order of serials", async () => {
    const { serials } = await newBoxes(one, { userId, count: 20 });
    const changed = await times(10, (index) => {
      const { db, clock } = either(index);
      const change = { to: "DELIVERING", actor: "OPERATOR", actorId: null, reason: null } as const;
      const named = index % 2 === 0 ? serials : serials.toReversed();
      return inTransaction(db, (tx) => changeBoxes(tx, named, { ...change, now: clock() })).then(
        () => "changed",
        (error: unknown) => (error instanceof Error ? error.message : "unknown"),
      );
    });
    expect(changed.toSorted()).toEqual(["changed", ...Array<string>(9).fill("state_conflict")]);
  });

  it("ten orders are assigned different boxes of one stock", async () => {
    const { db, clock, ids } = one.services;
    await inTransaction(db, (tx) => createBoxes(tx, { clock, ids }, 30));
    const taken = await times(10, (index) => {
      const services = either(index);
      const order = {
        orderId: ids.uuid(),
        contractId: ids.uuid(),
        orderSerial: "ST202611207K3F9QX2",
      };
      return inTransaction(services.db, (tx) =>
        assignBoxes(
          tx,
          services,
          { ...order, userId, actor: "OPERATOR", actorId: null },
          { count: 5 },
        ),
      );
    });
    expect(new Set(taken.flat()).size).toBe(50);
  });
});
