import { randomUUID } from "node:crypto";
import { newBillingKey } from "../billing-keys.ts";
import { newCoupon } from "../coupons.ts";
import { newOldFreeContract } from "../free-contracts.ts";
import { newStoredOrder } from "../storage-orders.ts";
import { newDueContract, newMonthlyContract } from "../unpaid-contracts.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";
import { nextVisits } from "./storage-order.ts";

const LAST_DAY = { end_date: "2027-01-20" };

export const storageContractDrivers: DriversOf<"storage-contract"> = {
  async listStorageContracts(server) {
    const { token } = await newContract(server);
    return { token, query: { page: "1", limit: "20" } };
  },
  getStorageContract: newContract,
  async setContractBillingKey(server) {
    const { token, contractId } = await newMonthlyContract(server);
    const payment_id = await newBillingKey(server, token);
    return { token, path: { id: contractId }, body: { payment_id } };
  },
  async continueStorageContract(server) {
    return (await newOldFreeContract(server)).confirmation;
  },
  calculateTerminationAmount: async (server) => ({
    ...(await newContract(server)),
    body: LAST_DAY,
  }),
  async terminateStorageContract(server) {
    const own = await newContract(server);
    const body = { ...LAST_DAY, payment_id: await newBillingKey(server, own.token) };
    return { ...own, headers: { "idempotency-key": randomUUID() }, body };
  },
  calculateUpgradeAmount: async (server) => ({
    ...(await newContract(server)),
    body: { grade: "CLIMATE" },
  }),
  async upgradeStorageContract(server) {
    const own = await newContract(server);
    const payment_id = await newBillingKey(server, own.token);
    return { ...own, body: { grade: "CLIMATE", payment_id } };
  },
  async calculateExtensionAmount(server) {
    const { coupon_id, ...own } = await newContractAndCoupon(server);
    return { ...own, body: { months: 3, coupon_id } };
  },
  async extendStorageContract(server) {
    const { coupon_id, ...own } = await newContractAndCoupon(server);
    const payment_id = await newBillingKey(server, own.token);
    return { ...own, body: { months: 3, coupon_id, payment_id } };
  },
  async prepareContractPayment(server) {
    const { token, contractId } = await newDueContract(server);
    const payment_id = await newBillingKey(server, token);
    return { token, path: { id: contractId }, body: { payment_id } };
  },
  async completeContractPayment(server) {
    const { token, path } = await newContract(server);
    const sent = { token, path, body: { months: 3, method: "CARD" } };
    const { payment } = await server.api.ok("extendStorageContract", sent);
    if (payment === null) throw new Error("An extension is paid for");
    const { impUid } = server.provider.pay(payment.merchant_uid);
    return { path, body: { imp_uid: impUid, merchant_uid: payment.merchant_uid } };
  },
};

async function newContract(server: TestServer) {
  const request = { ...nextVisits(), box_count: 2 };
  const { token, contractId } = await newStoredOrder(server, request);
  return { token, path: { id: contractId } };
}

async function newContractAndCoupon(server: TestServer) {
  const request = { ...nextVisits(), box_count: 2 };
  const { token, username, contractId } = await newStoredOrder(server, request);
  const coupon_id = await newCoupon(server, { username, types: ["STORAGE_EXTENSION"] });
  return { token, path: { id: contractId }, coupon_id };
}
