import { describe, expect, it } from "vitest";
import { newMember, PASSWORD } from "../../testing/members.ts";
import { newEstimate, newMovedOrder, prepareOrder } from "../../testing/orders.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();

describe("getEstimate", () => {
  it("returns the stored estimate to its owner", async () => {
    const { token } = await newMember(server);
    const estimate = await newEstimate(server, token);
    const path = { serial: estimate.serial };
    expect(await server.api.ok("getEstimate", { token, path })).toEqual(estimate);
  });

  it("returns a payment that may be under way, until it expires or the estimate is cancelled", async () => {
    const member = await newMember(server);
    const { serial } = await newEstimate(server, member.token);
    const path = { serial };
    const paymentsFor = async (token: string) =>
      (await server.api.ok("getEstimate", { token, path })).payments;
    await prepareOrder(server, { token: member.token, serial });
    expect(await paymentsFor(member.token)).toMatchObject([{ status: "READY", imp_uid: null }]);

    server.clock.pass({ minutes: 16 });
    const body = { username: member.username, password: PASSWORD };
    const login = await server.api.ok("login", { path: { type: "id" }, body });
    const token = login.access_token;
    expect(await paymentsFor(token)).toEqual([]);

    await prepareOrder(server, { token, serial });
    expect(await paymentsFor(token)).toHaveLength(1);
    await server.api.ok("cancelEstimate", { token, path, body: {} });
    expect(await paymentsFor(token)).toEqual([]);
  });
});

describe("listEstimates", () => {
  it("returns the member's own estimates page by page, newest first", async () => {
    const { token } = await newMember(server);
    await newEstimate(server, (await newMember(server)).token);
    const serials: string[] = [];
    for (let number = 0; number < 5; number += 1) {
      server.clock.pass({ seconds: 1 });
      serials.unshift((await newEstimate(server, token)).serial);
    }
    const page = (query: Record<string, string>) =>
      server.api.ok("listEstimates", { token, query });
    const first = await page({ limit: "2" });
    const last = await page({ limit: "2", page: "3" });
    expect(first.items.map(({ serial }) => serial)).toEqual(serials.slice(0, 2));
    expect(last.items.map(({ serial }) => serial)).toEqual(serials.slice(4));
    expect(first.paging).toMatchObject({ page: 1, limit: 2, total: 5, total_capped: false });
    expect(first.items[0]).toMatchObject({
      status: "QUOTED",
      move_date: "2026-12-10",
      start_address: "서울 마포구 월드컵북로 396",
      destination_address: "서울 성동구 왕십리로 83-21",
    });
    expect((await page({ page: "100000" })).items).toEqual([]);
  });

  it("returns the rented boxes and their visits", async () => {
    const { token } = await newMember(server);
    await newEstimate(server, token);
    const order = await newMovedOrder(server);
    const [without] = (await server.api.ok("listEstimates", { token })).items;
    const [rented] = (await server.api.ok("listEstimates", { token: order.token })).items;
    expect(without?.box_rental).toBeNull();
    expect(rented?.box_rental).toEqual({
      box_count: 10,
      delivery: { date: "2026-12-08", time: "09:00" },
      collection: { date: "2026-12-13", time: "11:00" },
    });
  });

  it("stops counting after a thousand", async () => {
    const { token } = await newMember(server);
    const { serial } = await newEstimate(server, token);
    const { db } = server.services;
    const {
      id: _id,
      serial: _serial,
      unpaid_amount: _unpaid,
      ...row
    } = await db
      .selectFrom("estimates")
      .selectAll()
      .where("serial", "=", serial)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 1200 }, (_, index) => ({
      ...row,
      input: JSON.stringify(row.input),
      price: JSON.stringify(row.price),
      id: server.services.ids.uuid(),
      serial: `MV20261120${String(index).padStart(8, "0")}`,
    }));
    await db.insertInto("estimates").values(copies).execute();
    const { paging } = await server.api.ok("listEstimates", { token });
    expect(paging).toMatchObject({ page: 1, limit: 20, total: 1001, total_capped: true });
  });
});
