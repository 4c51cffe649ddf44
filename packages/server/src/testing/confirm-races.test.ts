import { addDays, storageEndDate, todayInSeoul } from "@damadum/domain";
import { describe, expect, it } from "vitest";
import { expireContracts } from "../storage/contract-state/expire-contracts.ts";
import { newBillingKey } from "./billing-keys.ts";
import { newOldFreeContract } from "./free-contracts.ts";
import { createMigratedDatabase } from "./postgres-database.ts";
import { deliveryDraft, payInWindow } from "./storage-orders.ts";
import { twoServers } from "./two-servers.ts";
import { storedContract } from "./unpaid-contracts.ts";

const database = await createMigratedDatabase();

const ROUNDS = 20;
const CONTRACTS = 6;

describe.skipIf(database === null)(
  "a consent to paid months that races a conflicting change",
  () => {
    const { one, two } = twoServers(database, { boxDeliveryCapacity: 100 });

    type Free = Awaited<ReturnType<typeof newOldFreeContract>>;

    /** Runs both in each round on the restored contract, alternating which one starts first. */
    async function race(
      { contractId, confirmation }: Free,
      other: () => Promise<{ readonly status: number }>,
      judge: (confirmed: number, other: number) => Promise<void>,
    ): Promise<void> {
      const before = await storedContract(one, contractId);
      for (let round = 0; round < ROUNDS; round += 1) {
        const confirm = () => one.api.send("continueStorageContract", confirmation);
        const answers =
          round % 2 === 0
            ? await Promise.all([confirm(), other()])
            : (await Promise.all([other(), confirm()])).toReversed();
        const [confirmed = 0, changed = 0] = answers.map(({ status }) => status);
        await judge(confirmed, changed);
        await one.services.db
          .updateTable("storage_contracts")
          .set(before)
          .where("id", "=", contractId)
          .execute();
      }
    }

    it("agrees before the end, or is refused after it, when the contract is terminated", async () => {
      const contract = await newOldFreeContract(one);
      const { token, contractId } = contract;
      const sent = { token, path: { id: contractId }, body: { end_date: "2026-11-30" } };
      const terminate = () => two.api.send("terminateStorageContract", sent);
      await race(contract, terminate, async (confirmed, terminated) => {
        const stored = await storedContract(one, contractId);
        expect([terminated, stored.status, stored.next_charge_at]).toEqual([201, "ENDING", null]);
        expect([confirmed, stored.continue_confirmed_at !== null]).toEqual(
          confirmed === 200 ? [200, true] : [409, false],
        );
      });
    });

    it("agrees to the contract's current price when it is upgraded", async () => {
      const contract = await newOldFreeContract(one);
      const { token, contractId, paymentId } = contract;
      const body = { grade: "CLIMATE", payment_id: paymentId };
      const sent = { token, path: { id: contractId }, body };
      const upgrade = () => two.api.send("upgradeStorageContract", sent);
      await race(contract, upgrade, async (confirmed, upgraded) => {
        const stored = await storedContract(one, contractId);
        const [agreed] = await one.services.db
          .selectFrom("status_history")
          .select("reason")
          .where("subject_id", "=", contractId)
          .where("at", "=", stored.continue_confirmed_at ?? new Date(0))
          .orderBy("id", "desc")
          .execute();
        expect([upgraded, stored.grade]).toEqual([201, "CLIMATE"]);
        expect([confirmed, agreed !== undefined]).toEqual(
          confirmed === 200 ? [200, true] : [409, false],
        );
      });
    });

    it("charges no billing key that is deleted", async () => {
      const contract = await newOldFreeContract(one);
      const { token, contractId } = contract;
      const remove = () => {
        const path = { id: contract.confirmation.body.payment_id };
        return two.api.send("deleteBillingKey", { token, path });
      };
      await race(contract, remove, async (confirmed, removed) => {
        const { continue_confirmed_at: at, billing_key_id: used } = await storedContract(
          one,
          contractId,
        );
        expect([confirmed, removed, at !== null, used !== null]).toEqual(
          confirmed === 200 ? [200, 409, true, true] : [422, 204, false, false],
        );
        if (removed !== 204) return;
        contract.confirmation.body.payment_id = await newBillingKey(one, token);
      });
    });

    it("switches the contract or lets a box leave after the free months, but not both", async () => {
      for (let round = 0; round < CONTRACTS; round += 1) {
        const contract = await newOldFreeContract(one);
        const { token, path, boxSerials, contractId } = contract;
        const { box_serials: _serials, ...visit } = deliveryDraft([]);
        const body = {
          ...visit,
          delivery: { date: "2026-12-22", time: "11:00" },
          scope: "PART" as const,
          box_serials: boxSerials.slice(0, 1),
        };
        const { serial } = await one.api.ok("createFinalDelivery", { token, path, body });
        const { impUid, ...paid } = await payInWindow(one, "StorageFinal", { token, serial });
        const [confirmed, left] = await Promise.all([
          one.api.send("continueStorageContract", contract.confirmation),
          two.api.send("completeStorageFinalPayment", paid),
        ]);
        const { continue_confirmed_at: at } = await storedContract(one, contractId);
        const { status } = await one.api.ok("getStorageOrder", { token, path: paid.path });
        const isPaid = one.provider.payment(impUid)?.status === "paid";
        expect([confirmed.status, left.status, at !== null, status === "PAYMENT", isPaid]).toEqual(
          confirmed.status === 200 ? [200, 409, true, false, false] : [409, 200, false, true, true],
        );
      }
    });

    it("switches the contract or comes too late when one server's clock is ahead at midnight", async () => {
      const contract = await newOldFreeContract(one);
      const { contractId } = contract;
      const today = todayInSeoul(one.clock.read());
      const start = "2026-08-21";
      await one.services.db
        .updateTable("storage_contracts")
        .set({ start_date: start, paid_from: start, end_date: today, paid_until: today })
        .where("id", "=", contractId)
        .execute();
      expect(storageEndDate(start, 3)).toBe(today);
      two.clock.pass({ days: 1 });
      expect(todayInSeoul(two.clock.read())).toBe(addDays(today, 1));
      const expire = async () => {
        await expireContracts(two.services);
        return { status: 200 };
      };
      await race(contract, expire, async (confirmed) => {
        const stored = await storedContract(one, contractId);
        expect([confirmed, stored.status, stored.continue_confirmed_at !== null]).toEqual(
          confirmed === 200 ? [200, "ACTIVE", true] : [409, "EXPIRED", false],
        );
      });
    });
  },
);
