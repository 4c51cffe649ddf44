import { describe, expect, it } from "vitest";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { loginAgain } from "../../testing/members.ts";
import {
  advance,
  deliveryDraft,
  newPaidStorageOrder,
  newStoredOrder,
  payFor,
  storageDraft,
} from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();

interface Own {
  readonly token: string;
  readonly path: { readonly serial: string };
}
async function makeLink({ token, path }: Own): Promise<string> {
  const { key } = await server.api.ok("createReceiverLink", { token, path });
  if (key === null) throw new Error("A link that was made has a key");
  return key;
}
const see = (key: string) => server.api.ok("getReceivedDelivery", { path: { key } });
const seeRefused = (key: string) => server.api.problem("getReceivedDelivery", { path: { key } });
const DELIVERY = storageDraft.delivery;

/** Orders are placed on the 20th of November, their boxes arrive on the 8th of December. */
const onDayOfDelivery = (run: () => Promise<void>, days = 18) => server.clock.later(days, run);

describe("createReceiverLink", () => {
  it("returns the same link when it is requested again", async () => {
    const own = await newPaidStorageOrder(server);
    expect(await makeLink(own)).toBe(await makeLink(own));
    const { token, path } = own;
    const link = await server.api.ok("getReceiverLink", { token, path });
    expect(link).toEqual({ key: await makeLink(own), opens_on: "2026-12-08" });
  });

  it("stores no usable key in the database", async () => {
    const key = await makeLink(await newPaidStorageOrder(server));
    const rows = await server.services.db.selectFrom("receiver_links").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
  });
});

describe("getReceivedDelivery", () => {
  it("returns only the date when the day of the delivery has not come", async () => {
    const key = await makeLink(await newPaidStorageOrder(server));
    expect(await see(key)).toEqual({ opens_on: "2026-12-08", visit: null });
  });

  it("returns only status, time, place and number of boxes on the day", async () => {
    const own = await newPaidStorageOrder(server, { memo: "공동현관 1234#" });
    const key = await makeLink(own);
    await onDayOfDelivery(async () => {
      const { place } = storageDraft;
      const visit = { status: "READY", delivery: DELIVERY, place, box_count: 10 };
      expect(await see(key)).toEqual({ opens_on: "2026-12-08", visit });
      await advance(server, own.serial, "CONFIRM");
      await advance(server, own.serial, "DELIVERING");
      expect((await see(key)).visit?.status).toBe("ON_THE_WAY");
      await advance(server, own.serial, "BEFORE_COLLECTION");
      expect((await see(key)).visit?.status).toBe("DELIVERED");
    });
  });

  it("returns the number of boxes that are brought back, but not their serials", async () => {
    const { token, boxSerials } = await newStoredOrder(server, nextVisits());
    const body = { ...deliveryDraft(boxSerials.slice(0, 2)), delivery: nextVisits().delivery };
    const { serial } = await server.api.ok("createStorageDelivery", { token, body });
    await payFor(server, "StorageDelivery", { token, serial });
    const key = await makeLink({ token, path: { serial } });
    const days = Math.round(
      (Date.parse(`${body.delivery.date}T10:00:00+09:00`) - server.clock.read().getTime()) /
        86_400_000,
    );
    await onDayOfDelivery(async () => {
      const seen = await see(key);
      expect(seen.visit?.box_count).toBe(2);
      expect(JSON.stringify(seen)).not.toContain("BX");
    }, days);
  });

  it("returns 404 after the day of the delivery", async () => {
    const key = await makeLink(await newPaidStorageOrder(server));
    await onDayOfDelivery(async () => {
      expect((await seeRefused(key)).status).toBe(404);
    }, 19);
  });

  it("returns the new day when the delivery is rescheduled", async () => {
    const own = await newPaidStorageOrder(server);
    const key = await makeLink(own);
    const times = { delivery: { date: "2026-12-09", time: "09:00" } };
    const { token, path } = own;
    const { total_amount: agreed } = await server.api.ok("calculateStorageReschedule", {
      token,
      path,
      body: times,
    });
    const body = { ...times, agreed_amount: agreed };
    await server.api.ok("rescheduleStorageOrder", { token, path, body });
    expect((await see(key)).opens_on).toBe("2026-12-09");
  });

  it("returns 404 once the member deletes the link, and a new one has another key", async () => {
    const own = await newPaidStorageOrder(server);
    const key = await makeLink(own);
    await server.api.send("deleteReceiverLink", { token: own.token, path: own.path });
    expect((await seeRefused(key)).status).toBe(404);
    expect(await makeLink(own)).not.toBe(key);
    expect((await seeRefused(key)).status).toBe(404);
  });

  it("returns 404 even on the day once the member has withdrawn", async () => {
    const { token, username, path } = await newStoredOrder(server, nextVisits());
    const { place } = storageDraft;
    const delivery = { date: "2026-12-08", time: "11:00" };
    const body = { scope: "ALL", place, delivery, extra_help: false };
    const { serial } = await server.api.ok("createFinalDelivery", { token, path, body });
    const key = await makeLink({ token, path: { serial } });
    await onDayOfDelivery(async () => {
      for (const to of ["CONFIRM", "DELIVERING", "COMPLETE"] as const) {
        await advance(server, serial, to);
      }
      expect((await see(key)).visit?.status).toBe("DELIVERED");
      await server.api.ok("deleteMe", { token: await loginAgain(server, username) });
      expect((await seeRefused(key)).status).toBe(404);
    });
  });

  it("returns 404 once the order is cancelled", async () => {
    const own = await newPaidStorageOrder(server, nextVisits());
    const key = await makeLink(own);
    await server.api.ok("cancelStorageOrder", { token: own.token, path: own.path, body: {} });
    expect((await seeRefused(key)).status).toBe(404);
  });

  it("returns 404 for keys derived from known or stored values of a link", async () => {
    const key = await makeLink(await newPaidStorageOrder(server, nextVisits()));
    const { id, key_hash: hash } = await server.services.db
      .selectFrom("receiver_links")
      .select(["id", "key_hash"])
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    const guesses = [
      hash,
      server.services.keys.visitorKeyOf(id),
      `${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`,
      "A".repeat(43),
    ];
    for (const guess of guesses) expect((await seeRefused(guess)).status).toBe(404);
  });

  it("gives no access to the order itself", async () => {
    const own = await newPaidStorageOrder(server, nextVisits());
    const token = await makeLink(own);
    expect((await server.api.problem("getStorageOrder", { token, path: own.path })).status).toBe(
      401,
    );
  });
});
