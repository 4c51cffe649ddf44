import type { Call, HandlersOf } from "../../http/handlers.ts";
import { toPaging } from "../../http/paging.ts";
import type { Services } from "../../services.ts";
import type { BoxVisit } from "./access-box.ts";
import { getOrderBoxContents } from "./get-order-box-contents.ts";
import { listBoxContents } from "./list-box-contents.ts";
import { listStoredBoxes } from "./list-stored-boxes.ts";
import { toBoxContent, toBoxContents, toOrderBoxContents, toStoredBox } from "./to-wire.ts";
import { updateOrderBoxContents } from "./update-order-box-contents.ts";
import { createBoxContent, deleteBoxContent, updateBoxContent } from "./change-box-content.ts";

export const boxRoutes = (services: Services): HandlersOf<"box"> => ({
  async listStoredBoxes({ caller, query }) {
    const request = { userId: caller.userId, page: query, text: query.q, status: query.status };
    const found = await listStoredBoxes(services, request);
    const paging = toPaging(query, found);
    return { status: 200, body: { items: found.items.map(toStoredBox), paging } };
  },
  async getOrderBoxContents({ caller, path }) {
    const own = { orderSerial: path.serial, userId: caller.userId };
    return { status: 200, body: toOrderBoxContents(await getOrderBoxContents(services, own)) };
  },
  async updateOrderBoxContents({ caller, path, body }) {
    const own = { orderSerial: path.serial, userId: caller.userId };
    const view = await updateOrderBoxContents(services, own, body.boxes);
    return { status: 200, body: toOrderBoxContents(view) };
  },
  async listBoxContents(call) {
    return { status: 200, body: toBoxContents(await listBoxContents(services, visitOf(call))) };
  },
  async createBoxContent(call) {
    const { view, visitorKey } = await createBoxContent(services, {
      visit: visitOf(call),
      input: call.body,
      address: call.address,
      idempotencyKey: call.headers["idempotency-key"],
    });
    const body = { content: toBoxContent(view), visitor_key: visitorKey };
    return { status: 201, body };
  },
  async updateBoxContent(call) {
    const visit = { ...visitOf(call), contentId: call.path.content_id };
    const view = await updateBoxContent(services, visit, call.body);
    return { status: 200, body: toBoxContent(view) };
  },
  async deleteBoxContent(call) {
    await deleteBoxContent(services, { ...visitOf(call), contentId: call.path.content_id });
    return { status: 204 };
  },
});

type Visit = Pick<Call<"listBoxContents">, "caller" | "path" | "headers">;

function visitOf(call: Visit): BoxVisit {
  return {
    serial: call.path.serial,
    userId: call.caller?.userId ?? null,
    visitorKey: call.headers["visitor-key"],
  };
}
