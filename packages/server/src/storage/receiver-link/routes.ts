import { snakeKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import {
  createReceiverLink,
  deleteReceiverLink,
  getReceivedDelivery,
  getReceiverLink,
} from "./receiver-links.ts";

export const receiverLinkRoutes = (services: Services): HandlersOf<"receiver-link"> => ({
  async getReceiverLink({ caller, path }) {
    const own = { serial: path.serial, userId: caller.userId };
    return { status: 200, body: snakeKeys(await getReceiverLink(services, own)) };
  },
  async createReceiverLink({ caller, path }) {
    const own = { serial: path.serial, userId: caller.userId };
    return { status: 200, body: snakeKeys(await createReceiverLink(services, own)) };
  },
  async deleteReceiverLink({ caller, path }) {
    await deleteReceiverLink(services, { serial: path.serial, userId: caller.userId });
    return { status: 204 };
  },
  async getReceivedDelivery({ path }) {
    return { status: 200, body: snakeKeys(await getReceivedDelivery(services, path.key)) };
  },
});
