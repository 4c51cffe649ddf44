import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  removeAbandonedBillingKeys,
  removeBillingKeys,
} from "../features/billing-key/remove-billing-keys.ts";
import { checkLedger } from "./check-ledger.ts";
import { draft } from "./drafts.ts";
import { newMember } from "./members.ts";
import { completion, newEstimate, newPreparedOrder } from "./orders.ts";
import { certifiedTicket } from "./people.ts";
import { createPostgresDatabase } from "./postgres-database.ts";
import { newStorageOrder, storageDraft } from "./storage-orders.ts";
import type { TestServer } from "./test-server.ts";
import { startTwoServers, type TwoServers } from "./two-servers.ts";

/** The embedded database has one connection and hides every race, so these need the real one. */
const database = await createPostgresDatabase();

type Use = (server: TestServer) => Promise<{ readonly status: number }>;

describe.skipIf(database === null)("a member leaves on PostgreSQL, over two servers", () => {
  let servers: TwoServers;
  let one: TestServer;

  beforeAll(async () => {
    if (database === null) return;
    servers = await startTwoServers(database);
    ({ one } = servers);
  });
  afterAll(async () => {
    await servers?.close();
    await database?.drop();
  });

  /** Every use twice at once; the statuses that stand for a broken server. */
  async function breaks(uses: readonly Use[]): Promise<readonly string[]> {
    const counts = await servers.rush(uses.length * 2, (server, index) => {
      const use = uses[index % uses.length];
      if (use === undefined) throw new Error("There is nothing to use");
      return use(server);
    });
    return Object.keys(counts).filter((status) => Number(status) >= 500);
  }

  it("while using everything, and nothing of the person comes back", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { token } = await newMember(one);
      const { id } = await one.api.ok("getMe", { token });
      const certification = await certifiedTicket(one, { uniqueKey: `ci-leaving-${round}` });
      const card = await one.api.ok("prepareBillingKey", { token, body: { method: "CARD" } });
      one.billingKeys.register(card.customer_uid);
      const { serial } = await newEstimate(one, token);
      const { serial: storageSerial } = await newStorageOrder(one, token);

      const uses: readonly Use[] = [
        ({ api }) => api.send("deleteMe", { token }),
        ({ api }) => api.send("updateMe", { token, body: { email: "back@example.com" } }),
        ({ api }) =>
          api.send("certifyMember", {
            token,
            path: { id },
            body: { certification_uid: certification },
          }),
        ({ api }) =>
          api.send("createAddress", {
            token,
            body: { ...draft.start, name: "집", is_default: false },
          }),
        ({ api }) =>
          api.send("createBillingKey", { token, body: { customer_uid: card.customer_uid } }),
        ({ api }) => api.send("createEstimate", { token, body: draft }),
        ({ api }) => api.send("createStorageOrder", { token, body: storageDraft }),
        ({ api }) =>
          api.send("prepareEstimatePayment", {
            token,
            path: { serial },
            body: { plan: "DEPOSIT", method: "CARD" },
          }),
        ({ api }) =>
          api.send("prepareStorageOrderPayment", {
            token,
            path: { serial: storageSerial },
            body: { method: "CARD" },
          }),
      ];
      expect(await breaks(uses)).toEqual([]);
      expect((await one.api.refused("getMe", { token })).status).toBe(401);
      expect(await remains(id)).toEqual({
        user: {
          name: "탈퇴한 회원",
          email: null,
          phone_number: null,
          certified_at: null,
          person_key_hash: null,
        },
        addresses: [],
        cards: [],
        doors: [],
      });
      one.clock.pass({ seconds: 1 });
      await removeBillingKeys(one.services);
      await removeAbandonedBillingKeys(one.services);
      expect(one.billingKeys.knows(card.customer_uid)).toBe(false);
    }
  });

  it("while payments arrive: it is either or", async () => {
    for (let round = 1; round <= 6; round += 1) {
      const order = await newPreparedOrder(one, { move_date: `2027-01-0${round}` });
      const { token } = order;
      const { impUid } = one.provider.pay(order.merchantUid);
      const { id } = await one.api.ok("getMe", { token });
      const storage = await newStorageOrder(one, token, { payment_type: "SUBSCRIPTION" });
      const path = { serial: storage.serial };
      const wish = { token, path, body: { method: "CARD" } };
      const prepared = await one.api.ok("prepareStorageOrderPayment", wish);
      const paid = one.provider.pay(prepared.merchant_uid);

      const uses: readonly Use[] = [
        ({ api }) => api.send("deleteMe", { token }),
        ({ api }) => api.send("completeEstimatePayment", completion(order, impUid)),
        ({ api }) =>
          api.send("completeStorageOrderPayment", {
            path,
            body: { imp_uid: paid.impUid, merchant_uid: prepared.merchant_uid },
          }),
      ];
      expect(await breaks(uses)).toEqual([]);
      const { status: asMember } = await one.api.send("getMe", { token });
      const orders = (await ordersOf(id)).map(({ status }) => status);
      const isPaid = orders.includes("PAYMENT");
      expect([asMember, isPaid]).toEqual(isPaid ? [200, true] : [401, false]);
      await checkLedger(one.services.db);
    }
  });

  /** What is kept of somebody, by which others could tell who it was. */
  async function remains(userId: string) {
    const { db } = one.services;
    const user = await db
      .selectFrom("users")
      .select(["name", "email", "phone_number", "certified_at", "person_key_hash"])
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    const addresses = await db
      .selectFrom("addresses")
      .select("address")
      .where("user_id", "=", userId)
      .execute();
    const cards = await db
      .selectFrom("billing_keys")
      .select("name")
      .where("user_id", "=", userId)
      .where("deleted_at", "is", null)
      .execute();
    const orders = await ordersOf(userId);
    const doors = orders.filter((order) => JSON.stringify(order).includes("1203호"));
    return { user, addresses, cards, doors };
  }

  async function ordersOf(userId: string) {
    const { db } = one.services;
    const moves = await db
      .selectFrom("estimates")
      .select(["serial", "status", "input"])
      .where("user_id", "=", userId)
      .execute();
    const storage = await db
      .selectFrom("storage_orders")
      .select(["serial", "status", "request"])
      .where("user_id", "=", userId)
      .execute();
    return [...moves, ...storage];
  }
});
