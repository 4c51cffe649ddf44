import { describe, expect, it } from "vitest";
import type { PreparedOrderPayment } from "@damadum/sdk/model";
import { chargeMonthly } from "../storage/charges/charge-monthly.ts";
import { nextVisits } from "./drivers/storage-order.ts";
import { MONTHLY, newOldFreeContract } from "./free-contracts.ts";
import { createMigratedDatabase } from "./postgres-database.ts";
import { advance, deliveryDraft, newStoredOrder, payFor, payInWindow } from "./storage-orders.ts";
import { newDueContract } from "./unpaid-contracts.ts";
import { times, twoServers } from "./two-servers.ts";

const database = await createMigratedDatabase();

describe.skipIf(database === null)(
  "concurrent contract changes on PostgreSQL, over two servers",
  () => {
    const servers = twoServers(database, { boxDeliveryCapacity: 100 });
    const { one, two } = servers;

    const newStored = (changes: Parameters<typeof newStoredOrder>[1] = {}) =>
      newStoredOrder(one, { ...nextVisits(), box_count: 2, ...changes });
    const home = { ...deliveryDraft([]), delivery: { date: "2026-12-22", time: "11:00" } };
    const allHome = { scope: "ALL", place: home.place, delivery: home.delivery, extra_help: false };

    it("one of ten requests ends the storage of one box", async () => {
      const { token, path, boxSerials } = await newStored();
      const box_serials = boxSerials.slice(0, 1);
      const body = { scope: "PART", box_serials, disposal_agreed: true };
      const counts = await servers.rush(10, ({ api }) =>
        api.send("createFinalDisposal", { token, path, body }),
      );
      expect(counts).toEqual({ 201: 1, 409: 9 });
    });

    it("one payment is kept when ten orders of one box are paid simultaneously", async () => {
      const { token, path, boxSerials } = await newStored({ promotion: "FREE_MONTH3" });
      const box_serials = boxSerials.slice(0, 1);
      const body = { scope: "PART", box_serials, disposal_agreed: true };
      const paid = await times(10, async (index) => {
        const server = servers.either(index);
        const { serial } = await server.api.ok("createFinalDisposal", { token, path, body });
        return payInWindow(server, "StorageFinal", { token, serial });
      });
      const counts = await servers.rush(10, (server, index) =>
        server.api.send("completeStorageFinalPayment", paid[index] ?? {}),
      );
      expect(counts).toEqual({ 200: 1, 409: 9 });
      const kept = paid.filter(({ impUid }) => one.provider.payment(impUid)?.status === "paid");
      expect(kept).toHaveLength(1);
      const query = { page: "1", limit: "20", type: "FINAL_AND_DISPOSAL_ORDER" };
      const { items } = await two.api.ok("listStorageOrders", { token, query });
      expect(items.filter(({ status }) => status === "PAYMENT")).toHaveLength(1);
    });

    it("gives one box to one of twelve parallel requests without deadlock", async () => {
      const { token, path, boxSerials } = await newStored();
      const box_serials = boxSerials.slice(0, 1);
      // A member can hold the visits of at most three orders.
      const brought = await times(3, async (index) => {
        const body = { ...deliveryDraft(box_serials), delivery: nextVisits().delivery };
        const server = servers.either(index);
        const { serial } = await server.api.ok("createStorageDelivery", { token, body });
        return payInWindow(server, "StorageDelivery", { token, serial });
      });
      const body = { scope: "PART", box_serials, disposal_agreed: true };
      const counts = await servers.rush(12, ({ api }, index) => {
        const paid = brought[index];
        return paid === undefined
          ? api.send("createFinalDisposal", { token, path, body })
          : api.send("completeStorageDeliveryPayment", paid);
      });
      const { 200: delivered = 0, 201: ended = 0, ...others } = counts;
      expect(delivered + ended).toBe(1);
      expect(others).toEqual({ 409: 11 });
    });

    it("one of ten requests terminates a contract", async () => {
      const { token, contractId } = await newStored();
      const sent = { token, path: { id: contractId }, body: { end_date: "2027-01-20" } };
      const counts = await servers.rush(10, ({ api }) =>
        api.send("terminateStorageContract", sent),
      );
      expect(counts).toEqual({ 201: 1, 409: 9 });
    });

    it("refunds once when a return races a termination", async () => {
      for (let round = 0; round < 5; round += 1) {
        const { token, path, contractId, impUid } = await newStored();
        const id = { id: contractId };
        const body = { end_date: "2026-12-22" };
        const { refund_amount: agreed } = await one.api.ok("calculateTerminationAmount", {
          token,
          path: id,
          body,
        });
        const [finished, terminated] = await Promise.all([
          one.api.ok("createFinalDelivery", { token, path, body: allHome }),
          two.api.send("terminateStorageContract", { token, path: id, body }),
        ]);
        const { serial, amount } = finished;
        const alone = terminated.status === 409;
        expect([terminated.status, amount.total_amount > 0]).toEqual(
          alone ? [409, false] : [201, true],
        );
        if (!alone) await payFor(one, "StorageFinal", { token, serial });
        for (const to of ["CONFIRM", "DELIVERING", "COMPLETE"] as const) {
          await advance(one, serial, to);
        }
        const back = one.provider.payment(impUid)?.cancelledAmount;
        // Without the termination, the delivery was deducted from the refund.
        expect(back).toBe(alone ? amount.refund_amount : agreed);
      }
    });

    it("one payment is kept when windows and the monthly job charge one month simultaneously", async () => {
      const { contractId, token, customerUid } = await newDueContract(one);
      const path = { id: contractId };
      const { db, clock } = one.services;
      const months = db.selectFrom("storage_charges").where("contract_id", "=", contractId);
      await db
        .updateTable("storage_contracts")
        .set({ next_charge_at: clock() })
        .where("id", "=", contractId)
        .execute();
      one.billingKeys.register(customerUid);
      const counts = await servers.rush(10, async (server, index) => {
        if (index < 4) {
          await chargeMonthly(server.services);
          return { status: 0 };
        }
        const body = { method: ["CARD", "KAKAO_PAY", "NAVER_PAY"][index % 3] };
        const prepared = await server.api.send<PreparedOrderPayment>("prepareContractPayment", {
          token,
          path,
          body,
        });
        if (prepared.status !== 201) return prepared;
        const { merchant_uid } = prepared.body;
        const { impUid: imp_uid } = one.provider.pay(merchant_uid);
        const sent = { path, body: { imp_uid, merchant_uid } };
        return server.api.send("completeContractPayment", sent);
      });
      expect(Object.keys(counts).filter((status) => !["0", "200", "409"].includes(status))).toEqual(
        [],
      );
      const [month] = await months.select(["id", "status", "amount", "paid_amount"]).execute();
      expect(month).toMatchObject({ status: "PAID", amount: 16_000, paid_amount: 16_000 });
      const kept = await db
        .selectFrom("payments")
        .select("id")
        .where("subject_id", "=", month?.id ?? "")
        .where("status", "=", "PAID")
        .execute();
      expect(kept).toHaveLength(1);
    });

    it("a contract is switched once without a charge when twenty consents arrive simultaneously", async () => {
      const { db } = one.services;
      const { contractId, confirmation } = await newOldFreeContract(one);
      const counts = await servers.rush(20, ({ api }) =>
        api.send("continueStorageContract", confirmation),
      );
      expect(counts).toEqual({ 200: 20 });
      const { history, months, payments } = await two.api.ok("getStorageContract", confirmation);
      expect(months).toBe(6);
      expect(history.filter(({ by }) => by === "MEMBER")).toHaveLength(1);
      expect(payments.every(({ amount }) => amount !== MONTHLY)).toBe(true);
      const receipts = await db
        .selectFrom("reminders")
        .select("id")
        .where("subject_id", "=", contractId)
        .execute();
      expect(receipts).toHaveLength(1);
    });

    it("a month is charged once when two servers charge it simultaneously", async () => {
      const { contractId } = await newStored({ payment_type: "SUBSCRIPTION" });
      const { db } = one.services;
      const { customer_uid: customerUid } = await db
        .selectFrom("storage_contracts")
        .innerJoin("billing_keys", "billing_keys.payment_id", "storage_contracts.billing_key_id")
        .select("customer_uid")
        .where("storage_contracts.id", "=", contractId)
        .executeTakeFirstOrThrow();
      one.billingKeys.register(customerUid);
      for (const { clock } of [one, two]) clock.pass({ days: 30 });
      await times(10, (index) => chargeMonthly(servers.either(index).services));
      const months = await db
        .selectFrom("storage_charges")
        .select(["status", "amount", "paid_amount"])
        .where("contract_id", "=", contractId)
        .execute();
      expect(months).toEqual([{ status: "PAID", amount: 16_000, paid_amount: 16_000 }]);
    });
  },
);
