import { sql } from "kysely";
import { expect, it } from "vitest";
import { newStoredOrder } from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { finalsThatEndContracts } from "./0661-finals-that-end-contracts.ts";

const server = testServer();

it("migration 0661 marks an order when it ends all boxes of its contract", async () => {
  const { api, services } = server;
  const { token, path, boxSerials } = await newStoredOrder(server, { box_count: 2 });
  const { token: other, path: otherPath } = await newStoredOrder(server, { box_count: 2 });
  const part = { scope: "PART", box_serials: boxSerials.slice(0, 1), disposal_agreed: true };
  const all = { scope: "ALL", disposal_agreed: true };
  await api.ok("createFinalDisposal", { token, path, body: part });
  await api.ok("createFinalDisposal", { token: other, path: otherPath, body: all });
  const marks = () =>
    services.db
      .selectFrom("storage_orders")
      .select(["serial", "ends_contract"])
      .orderBy("serial")
      .execute();
  const before = await marks();
  expect(before.filter((order) => order.ends_contract)).toHaveLength(1);
  await sql`alter table storage_orders drop column ends_contract`.execute(services.db);
  await finalsThatEndContracts.up(services.db);
  expect(await marks()).toEqual(before);
});
