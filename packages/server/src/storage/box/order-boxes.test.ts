import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { BoxUpdate } from "@damadum/sdk/model";
import { idOfMember, newBoxes } from "../../testing/boxes.ts";
import { newMember } from "../../testing/members.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();
let token: string;
let userId: string;
beforeAll(async () => {
  const member = await newMember(server);
  token = member.token;
  userId = await idOfMember(server, member.username);
});

const coat = { name: "롱패딩", count: 2, memo: "세탁함", file_ids: [] };
const scarf = { name: "목도리", count: 1, file_ids: [] };

async function newOrder(count = 2) {
  const order = await newBoxes(server, { userId, count, status: "STORED" });
  const view = await server.api.ok("getOrderBoxContents", {
    token,
    path: { serial: order.orderSerial },
  });
  return { path: { serial: order.orderSerial }, serials: view.boxes.map((box) => box.box_serial) };
}
const update = (path: { serial: string }, boxes: readonly BoxUpdate[]) =>
  server.api.ok("updateOrderBoxContents", { token, path, body: { boxes } });

describe("getOrderBoxContents", () => {
  it("shows each box with its contents and its history", async () => {
    const { path, serials } = await newOrder();
    const serial = serials[0] ?? "";
    await server.api.ok("createBoxContent", { token, path: { serial }, body: coat });
    const view = await server.api.ok("getOrderBoxContents", { token, path });
    expect(view.order_serial).toBe(path.serial);
    expect(view.boxes.map((box) => box.contents.length)).toEqual([1, 0]);
    expect(view.boxes[0]).toMatchObject({
      box_serial: serial,
      name: null,
      status: "STORED",
      contents: [{ name: "롱패딩", mine: true }],
      photos: [],
      history: [{ from: null, to: "READY", by: "OPERATOR", reason: null }],
    });
  });
});

describe("updateOrderBoxContents", () => {
  it("replaces the contents of the named boxes in the sent order", async () => {
    const { path, serials } = await newOrder();
    const [first = "", second = ""] = serials;
    const before = await update(path, [
      { box_serial: first, name: " 겨울옷 ", contents: [coat, scarf] },
      { box_serial: second, contents: [scarf] },
    ]);
    expect(before.boxes[0]?.name).toBe("겨울옷");
    const kept = before.boxes[0]?.contents[1];
    const after = await update(path, [
      {
        box_serial: first,
        contents: [
          { name: "장갑", count: 3, file_ids: [] },
          { ...scarf, count: 5, content_id: kept?.content_id ?? "" },
        ],
      },
    ]);
    expect(after.boxes[0]?.name).toBeNull();
    expect(after.boxes[0]?.contents.map(({ name, count }) => [name, count])).toEqual([
      ["장갑", 3],
      ["목도리", 5],
    ]);
    expect(after.boxes[0]?.contents[1]?.content_id).toBe(kept?.content_id);
    expect(after.boxes[1]).toEqual(before.boxes[1]);
    expect(await server.api.ok("getOrderBoxContents", { token, path })).toEqual(after);
  });

  it("changes nothing and returns the field when a box or content is unknown or sent twice", async () => {
    const { path, serials } = await newOrder();
    const [first = "", second = ""] = serials;
    const before = await update(path, [{ box_serial: second, contents: [scarf] }]);
    const contentId = before.boxes[1]?.contents[0]?.content_id ?? "";
    const foreign = (await newOrder(1)).serials[0] ?? "";
    const good = { box_serial: first, contents: [coat] };
    const cases: [BoxUpdate[], string][] = [
      [[good, { box_serial: foreign, contents: [] }], "boxes.1.box_serial"],
      [[{ box_serial: foreign, contents: [] }], "boxes.0.box_serial"],
      [[good, { ...good, contents: [] }], "boxes.1.box_serial"],
      [
        [{ ...good, contents: [{ ...coat, content_id: randomUUID() }] }],
        "boxes.0.contents.0.content_id",
      ],
      [
        [{ ...good, contents: [{ ...coat, content_id: contentId }] }],
        "boxes.0.contents.0.content_id",
      ],
      [
        [
          good,
          {
            box_serial: second,
            contents: [
              { ...coat, content_id: contentId },
              { ...coat, content_id: contentId },
            ],
          },
        ],
        "boxes.1.contents.1.content_id",
      ],
    ];
    for (const [boxes, field] of cases) {
      const answer = await server.api.problem("updateOrderBoxContents", {
        token,
        path,
        body: { boxes },
      });
      expect(answer.status).toBe(422);
      expect(answer.body.errors?.map((error) => error.field)).toEqual([field]);
    }
    expect(await server.api.ok("getOrderBoxContents", { token, path })).toEqual(before);
  });
});
