import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { inTransaction } from "../db/transaction.ts";
import {
  removeAbandonedBillingKeys,
  removeBillingKeys,
} from "../money/billing-key/remove-billing-keys.ts";
import { checkLedger } from "./check-ledger.ts";
import { draft } from "./drafts.ts";
import { newMember } from "./members.ts";
import { completion, newEstimate, newPreparedOrder } from "./orders.ts";
import { certifiedTicket } from "./people.ts";
import { createMigratedDatabase } from "./postgres-database.ts";
import { newStorageOrder, storageDraft } from "./storage-orders.ts";
import type { TestServer } from "./test-server.ts";
import { twoServers } from "./two-servers.ts";

const database = await createMigratedDatabase();

type Use = (server: TestServer) => Promise<{ readonly status: number }>;

describe.skipIf(database === null)("a member leaves on PostgreSQL, over two servers", () => {
  const servers = twoServers(database);
  const { one } = servers;

  /** Makes every request twice concurrently; returns the 5xx statuses. */
  async function breaks(uses: readonly Use[]): Promise<readonly string[]> {
    const counts = await servers.rush(uses.length * 2, (server, index) => {
      const use = uses[index % uses.length];
      if (use === undefined) throw new Error("There is nothing to use");
      return use(server);
    });
    return Object.keys(counts).filter((status) => Number(status) >= 500);
  }

  it("erases the person while every operation is used", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { token, id, customerUid, uses } = await newLeaver();
      const leave: Use = ({ api }) => api.send("deleteMe", { token });
      expect(await breaks([leave, ...uses])).toEqual([]);
      await expectGone({ token, id, customerUid });
    }
  });

  it("writes nothing back when requests race the withdrawal", async () => {
    const { token, id, customerUid, uses } = await newLeaver();
    const { opened, open } = await holdLogins(id);
    const leaving = one.api.ok("deleteMe", { token });
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1));
    let answered = 0;
    const answers = uses.map(async (use, index) => {
      const { status } = await use(servers.either(index));
      answered += 1;
      return status;
    });
    // Every request is authenticated, and has either finished or waits for the withdrawal's locks.
    await vi.waitFor(async () => expect(answered + (await countWaiting())).toBe(uses.length + 1));
    open();
    await Promise.all([opened, leaving]);
    expect((await Promise.all(answers)).filter((status) => status >= 500)).toEqual([]);
    await expectGone({ token, id, customerUid });
  });

  it("withdraws the member or keeps the payment, never both, when payments arrive", async () => {
    for (let round = 1; round <= 6; round += 1) {
      const order = await newPreparedOrder(one, { move_date: `2027-01-0${round}` });
      const { token } = order;
      const { impUid } = one.provider.pay(order.merchantUid);
      const { id } = await one.api.ok("getMe", { token });
      const storage = await newStorageOrder(one, token, { payment_type: "SUBSCRIPTION" });
      const path = { serial: storage.serial };
      const request = { token, path, body: { method: "CARD" } };
      const prepared = await one.api.ok("prepareStorageOrderPayment", request);
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

  /** A member about to withdraw, and the requests that may race the withdrawal. */
  async function newLeaver() {
    const { token } = await newMember(one);
    const { id } = await one.api.ok("getMe", { token });
    const certification = await certifiedTicket(one, { uniqueKey: `ci-${id}` });
    const card = await one.api.ok("prepareBillingKey", { token, body: { method: "CARD" } });
    const customerUid = card.customer_uid;
    one.billingKeys.register(customerUid);
    const { serial } = await newEstimate(one, token);
    const visit = await one.api.ok("createEstimate", { body: draft });
    const { serial: storageSerial } = await newStorageOrder(one, token);
    const { serial: doneSerial } = await newEstimate(one, token);
    // No balance is due, which would prevent the withdrawal.
    await one.services.db
      .updateTable("estimates")
      .set({ status: "COMPLETE", total_amount: 0 })
      .where("serial", "=", doneSerial)
      .execute();

    const requests = {
      updateMe: { body: { email: "back@example.com" } },
      certifyMember: { path: { id }, body: { certification_uid: certification } },
      createAddress: { body: { ...draft.start, name: "집", is_default: false } },
      createBillingKey: { body: { customer_uid: customerUid } },
      createEstimate: { body: draft },
      integrateEstimate: { body: { serial: visit.serial, visitor_key: visit.visitor_key } },
      createEstimateReview: {
        path: { serial: doneSerial },
        body: { rating: 5, content: "집까지 꼼꼼하게 옮겨 주셨어요.", file_ids: [] },
      },
      createStorageOrder: { body: storageDraft },
      prepareEstimatePayment: { path: { serial }, body: { plan: "DEPOSIT", method: "CARD" } },
      prepareStorageOrderPayment: { path: { serial: storageSerial }, body: { method: "CARD" } },
    } as const;
    const uses = Object.entries(requests).map(
      ([operation, sent]): Use =>
        ({ api }) =>
          api.send(operation, { token, ...sent }),
    );
    return { token, id, customerUid, uses };
  }

  /** Locks the member's logins, so that the withdrawal waits, until `open`. */
  async function holdLogins(userId: string) {
    const held = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const opened = inTransaction(one.services.db, async (tx) => {
      await tx
        .selectFrom("token_families")
        .select("id")
        .where("user_id", "=", userId)
        .forUpdate()
        .execute();
      held.resolve();
      await gate.promise;
    });
    await held.promise;
    return { opened, open: gate.resolve };
  }

  /** Number of connections that wait for a lock. */
  async function countWaiting(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(one.services.db);
    return rows[0]?.count ?? 0;
  }

  async function expectGone(member: {
    readonly token: string;
    readonly id: string;
    readonly customerUid: string;
  }) {
    const { token, id, customerUid } = member;
    expect((await one.api.problem("getMe", { token })).status).toBe(401);
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
      reviews: [],
      doors: [],
    });
    one.clock.pass({ seconds: 1 });
    await removeBillingKeys(one.services);
    await removeAbandonedBillingKeys(one.services);
    expect(one.billingKeys.knows(customerUid)).toBe(false);
  }

  /** Stored data by which a person could be identified. */
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
    const reviews = await db
      .selectFrom("reviews")
      .select("content")
      .where("user_id", "=", userId)
      .execute();
    const orders = await ordersOf(userId);
    const doors = orders.filter((order) => JSON.stringify(order).includes("1203호"));
    return { user, addresses, cards, reviews, doors };
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
