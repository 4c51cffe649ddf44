import { describe, expect, it } from "vitest";
import { newBillingKey } from "./billing-keys.ts";
import { newCompany } from "./companies.ts";
import { createMigratedDatabase } from "./postgres-database.ts";
import { times, twoServers } from "./two-servers.ts";
import { newMonthlyContract, storedContract } from "./unpaid-contracts.ts";

const database = await createMigratedDatabase();

const TRIES = 12;

describe.skipIf(database === null)(
  "concurrent billing keys on PostgreSQL, over two servers",
  () => {
    const { one, two } = twoServers(database, { boxDeliveryCapacity: 100 });

    const isKept = async (token: string, paymentId: string) =>
      (await one.api.ok("listBillingKeys", { token })).some(
        ({ payment_id: id }) => id === paymentId,
      );

    it("a contract takes a billing key, or it is deleted, whichever comes first", async () => {
      const { token, contractId } = await newMonthlyContract(one);
      const outcomes = await times(TRIES, async () => {
        const paymentId = await newBillingKey(one, token);
        return paymentId;
      });
      for (const paymentId of outcomes) {
        const path = { id: contractId };
        const [set, deleted] = await Promise.all([
          one.api.send("setContractBillingKey", { token, path, body: { payment_id: paymentId } }),
          two.api.send("deleteBillingKey", { token, path: { id: paymentId } }),
        ]);
        const { billing_key_id: used } = await storedContract(one, contractId);
        const kept = await isKept(token, paymentId);
        expect([set.status, deleted.status, used === paymentId, kept]).toEqual(
          kept ? [200, 409, true, true] : [422, 204, false, false],
        );
      }
    });

    it("a company's default billing key is set, or it is deleted, whichever comes first", async () => {
      const { token, companyId } = await newCompany(one);
      for (let tries = 0; tries < TRIES; tries += 1) {
        const paymentId = await newBillingKey(one, token);
        const body = { payment_id: paymentId };
        await Promise.all([
          one.api.send("setCompanyDefaultPayment", { token, body }),
          two.api.send("deleteBillingKey", { token, path: { id: paymentId } }),
        ]);
        const { default_payment_id: used } = await one.services.db
          .selectFrom("companies")
          .select("default_payment_id")
          .where("id", "=", companyId)
          .executeTakeFirstOrThrow();
        expect(used === paymentId).toBe(await isKept(token, paymentId));
      }
    });
  },
);
