import { describe, expect, it } from "vitest";
import { newBillingKey } from "../../testing/billing-keys.ts";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { newMember } from "../../testing/members.ts";
import { newStoredOrder } from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";
import {
  newMonthlyContract,
  newUnpaidContract,
  storedContract,
} from "../../testing/unpaid-contracts.ts";
import { chargeMonthly } from "../charges/charge-monthly.ts";

const server = testServer();

const set = (token: string, id: string, payment_id: string) => ({
  token,
  path: { id },
  body: { payment_id },
});

describe("setContractBillingKey", () => {
  it("changes the billing key of a running contract, so that the old one can be deleted", async () => {
    const { token, contractId, paymentId } = await newMonthlyContract(server);
    const fresh = await newBillingKey(server, token);
    const changed = await server.api.ok("setContractBillingKey", set(token, contractId, fresh));
    expect(changed).toMatchObject({ id: contractId, payment_id: fresh });
    await server.api.ok("deleteBillingKey", { token, path: { id: paymentId } });
  });

  it("rejects another member's contract or billing key, and a contract that is paid once", async () => {
    const { token, contractId } = await newMonthlyContract(server);
    const { token: stranger } = await newMember(server);
    const theirs = await newBillingKey(server, stranger);
    const call = (by: string, id: string, key: string) =>
      server.api.problem("setContractBillingKey", set(by, id, key));
    expect((await call(stranger, contractId, theirs)).status).toBe(404);
    expect((await call(token, contractId, theirs)).status).toBe(422);
    const once = await newStoredOrder(server, { ...nextVisits(), box_count: 2 });
    const own = await newBillingKey(server, once.token);
    expect((await call(once.token, once.contractId, own)).body.code).toBe("state_conflict");
  });

  it("charges a declined month with the next run", async () => {
    const { token, contractId } = await newUnpaidContract(server);
    const fresh = await newBillingKey(server, token);
    await server.api.ok("setContractBillingKey", set(token, contractId, fresh));
    await chargeMonthly(server.services);
    expect(await storedContract(server, contractId)).toMatchObject({
      status: "ACTIVE",
      billing_key_id: fresh,
    });
  });
});
