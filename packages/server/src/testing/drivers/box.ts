import { randomUUID } from "node:crypto";
import { idOfMember, newBoxes } from "../boxes.ts";
import { newMember } from "../members.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";

const coat = { name: "롱패딩", count: 2, memo: "드라이클리닝을 했어요.", file_ids: [] };

export const boxDrivers: DriversOf<"box"> = {
  async listStoredBoxes(server) {
    const { token } = await newOwnContent(server);
    return { token, query: { page: "1", limit: "20", q: "ㄹㅍㄷ", status: "PACKING" } };
  },
  async getOrderBoxContents(server) {
    const { token, orderSerial } = await newOwnContent(server);
    return { token, path: { serial: orderSerial } };
  },
  async updateOrderBoxContents(server) {
    const { token, orderSerial, serial } = await newOwnContent(server);
    const body = { boxes: [{ box_serial: serial, name: "겨울옷", contents: [coat] }] };
    return { token, path: { serial: orderSerial }, body };
  },
  async listBoxContents(server) {
    const { token, serial } = await newOwnContent(server);
    return { token, path: { serial } };
  },
  async createBoxContent(server) {
    const { serial } = await newOwnBox(server);
    return { headers: { "idempotency-key": randomUUID() }, path: { serial }, body: coat };
  },
  async updateBoxContent(server) {
    const { token, serial, contentId } = await newOwnContent(server);
    return { token, path: { serial, content_id: contentId }, body: { ...coat, count: 1 } };
  },
  async deleteBoxContent(server) {
    const { token, serial, contentId } = await newOwnContent(server);
    return { token, path: { serial, content_id: contentId } };
  },
};

async function newOwnBox(server: TestServer) {
  const { token, username } = await newMember(server);
  const userId = await idOfMember(server, username);
  return { token, ...(await newBoxes(server, { userId, status: "PACKING" })) };
}

async function newOwnContent(server: TestServer) {
  const box = await newOwnBox(server);
  const { token, serial } = box;
  const path = { serial };
  const { content } = await server.api.ok("createBoxContent", { token, path, body: coat });
  return { ...box, contentId: content.content_id };
}
