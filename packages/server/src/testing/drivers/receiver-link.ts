import { newPaidStorageOrder } from "../storage-orders.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";
import { nextVisits } from "./storage-order.ts";

export const receiverLinkDrivers: DriversOf<"receiver-link"> = {
  getReceiverLink: newSharedDelivery,
  async createReceiverLink(server) {
    const { token, path } = await newPaidStorageOrder(server, nextVisits());
    return { token, path };
  },
  deleteReceiverLink: newSharedDelivery,
  async getReceivedDelivery(server) {
    const sent = await newSharedDelivery(server);
    const { key } = await server.api.ok("getReceiverLink", sent);
    return { path: { key: key ?? "" } };
  },
};

async function newSharedDelivery(server: TestServer) {
  const { token, path } = await newPaidStorageOrder(server, nextVisits());
  await server.api.ok("createReceiverLink", { token, path });
  return { token, path };
}
