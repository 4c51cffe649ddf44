import { expect, it } from "vitest";
import { newMember } from "../../testing/members.ts";
import { deliveryDraft, newStorageOrder, newStoredOrder } from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();

it("returns an order without boxes, and rejects a box that it does not have", async () => {
  const { token } = await newMember(server);
  const path = { serial: (await newStorageOrder(server, token)).serial };
  const view = await server.api.ok("getOrderBoxContents", { token, path });
  expect(view).toEqual({ order_serial: path.serial, boxes: [] });
  const body = { boxes: [{ box_serial: "BX7K3F9QX2M4", contents: [] }] };
  const mine = await server.api.problem("updateOrderBoxContents", { token, path, body });
  expect(mine.body.errors?.map(({ field }) => field)).toEqual(["boxes.0.box_serial"]);
});

it("returns the boxes of a later order, with their names", async () => {
  const { token, path: first, boxSerials } = await newStoredOrder(server, { box_count: 3 });
  const [brought = ""] = boxSerials;
  const named = { boxes: [{ box_serial: brought, name: "겨울옷", contents: [] }] };
  await server.api.ok("updateOrderBoxContents", { token, path: first, body: named });
  const body = deliveryDraft([brought]);
  const { serial } = await server.api.ok("createStorageDelivery", { token, body });
  const path = { serial };
  const view = await server.api.ok("getOrderBoxContents", { token, path });
  expect(view).toMatchObject({
    order_serial: serial,
    boxes: [{ box_serial: brought, name: "겨울옷" }],
  });
});

it("returns the day on which the storage of a box ends", async () => {
  const { token } = await newStoredOrder(server);
  const { items } = await server.api.ok("listStoredBoxes", { token, query: { status: "STORED" } });
  const contracts = await server.services.db
    .selectFrom("storage_contracts")
    .select("end_date")
    .where("id", "=", items[0]?.contract_id ?? "")
    .execute();
  expect(contracts[0]?.end_date).toMatch(/^2027-/);
  expect(new Set(items.map((box) => box.end_date))).toEqual(new Set([contracts[0]?.end_date]));
});
