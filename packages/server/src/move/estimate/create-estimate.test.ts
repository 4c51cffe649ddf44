import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { draft } from "../../testing/drafts.ts";
import { newMember } from "../../testing/members.ts";
import { newEstimate } from "../../testing/orders.ts";
import { startTestServer, testServer } from "../../testing/test-server.ts";

const server = testServer();

describe("calculateEstimateAmount", () => {
  it("prices a draft without login deterministically", async () => {
    const amount = await server.api.ok("calculateEstimateAmount", { body: draft });
    const sum = amount.lines.reduce((total, line) => total + line.amount, 0);
    expect(amount.total_amount).toBe(sum);
    expect(amount.price_version).toBe("2026-11-01");
    expect(await server.api.ok("calculateEstimateAmount", { body: draft })).toEqual(amount);
  });

  it.each([
    [{ move_date: "2026-11-19" }, "move_date"],
    [{ move_date: "2027-02-19" }, "move_date"],
    [{ move_time: "03:00" }, "move_time"],
    [{ move_time: "9시" }, "move_time"],
    [{ start: { ...draft.start, floor: 0 } }, "start.floor"],
    [{ start: { ...draft.start, detail: "" } }, "start.detail"],
    [{ destination: { ...draft.destination, postcode: "abc" } }, "destination.postcode"],
    [{ items: [] }, "items"],
    [{ items: [{ item_id: "no-such-thing", count: 1 }] }, "items.0.item_id"],
    [{ items: [{ item_id: "bed-single", count: 0 }] }, "items.0.count"],
    [{ extra_help: true }, "helper_count"],
    [{ use_boxes: true }, "box_rental"],
    [{ memo: "가".repeat(501) }, "memo"],
    [{ total_amount: 1 }, "total_amount"],
  ])("rejects %j at its field in Korean", async (change, field) => {
    const answer = await server.api.problem("calculateEstimateAmount", {
      body: { ...draft, ...change },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map((error) => error.field)).toEqual([field]);
    expect(answer.body.errors?.[0]?.message).toMatch(/[가-힣].*요\.$/);
  });

  it("returns the domain's message for each missing field", async () => {
    const answer = await server.api.problem("calculateEstimateAmount", { body: {} });
    expect(answer.body.errors).toContainEqual({
      field: "move_date",
      code: "required",
      message: "이사 날짜를 골라 주세요.",
    });
  });
});

describe("createEstimate", () => {
  it("freezes price, input and version for a member", async () => {
    const { token } = await newMember(server);
    const estimate = await newEstimate(server, token);
    expect(estimate).toMatchObject({
      status: "QUOTED",
      draft,
      amount: await server.api.ok("calculateEstimateAmount", { body: draft }),
      paid_amount: 0,
      balance_amount: estimate.amount.total_amount,
      payments: [],
      cancel_fee_amount: 0,
      customer: { name: "김담아", phone_number: "010-1234-5678" },
      visitor_key: null,
      created_at: "2026-11-20T10:00:00+09:00",
      valid_until: "2026-11-27T10:00:00+09:00",
      history: [{ from: null, to: "QUOTED", at: "2026-11-20T10:00:00+09:00", reason: null }],
    });
    expect(estimate.serial).toMatch(/^MV20261120/);
  });

  it("gives a visitor a key that claims the estimate once", async () => {
    const {
      serial,
      visitor_key: key,
      customer,
    } = await server.api.ok("createEstimate", {
      body: draft,
    });
    expect(customer).toBeNull();
    expect(key).toHaveLength(43);

    const thief = await newMember(server);
    const owner = await newMember(server);
    const integrate = (token: string, visitorKey: string) => ({
      token,
      body: { serial, visitor_key: visitorKey },
    });
    const wrong = integrate(thief.token, "x".repeat(43));
    expect((await server.api.problem("integrateEstimate", wrong)).status).toBe(404);

    const own = await server.api.ok("integrateEstimate", integrate(owner.token, key ?? ""));
    expect(own).toMatchObject({ serial, visitor_key: null, customer: { name: "김담아" } });
    // Repeating it is no error for the owner; for anyone else the key is void.
    await server.api.ok("integrateEstimate", integrate(owner.token, "y".repeat(43)));
    const late = integrate(thief.token, key ?? "");
    expect((await server.api.problem("integrateEstimate", late)).status).toBe(404);
    expect((await server.api.problem("integrateEstimate", { body: late.body })).status).toBe(401);
  });
});

it("createEstimate is rate limited for members and visitors", async () => {
  const strict = await startTestServer({ limitFactor: 1 });
  const member = await newMember(strict);
  const save = (token?: string) =>
    strict.api.send("createEstimate", { body: draft, ...(token === undefined ? {} : { token }) });
  for (const token of [undefined, member.token]) {
    for (let count = 0; count < 60; count += 1) expect((await save(token)).status).toBe(201);
    expect((await save(token)).status).toBe(429);
  }
  await strict.close();
});

describe("Idempotency-Key", () => {
  const keyed = (key: string, body: unknown = draft) => ({
    body,
    headers: { "idempotency-key": key },
  });

  it("creates one estimate for a repeated request, even when both arrive simultaneously", async () => {
    const key = randomUUID();
    const both = await Promise.all([1, 2].map(() => server.api.ok("createEstimate", keyed(key))));
    expect(both[1]).toEqual(both[0]);
    expect(await server.api.ok("createEstimate", keyed(key))).toEqual(both[0]);
  });

  it("rejects the same key with other content", async () => {
    const key = randomUUID();
    await server.api.ok("createEstimate", keyed(key));
    const other = keyed(key, { ...draft, heavy_load: true });
    const answer = await server.api.problem("createEstimate", other);
    expect([answer.status, answer.body.code]).toEqual([409, "idempotency_conflict"]);
  });

  it("is scoped to its member, and void for the visitor once the estimate has an owner", async () => {
    const key = randomUUID();
    const { token } = await newMember(server);
    const visitor = await server.api.ok("createEstimate", keyed(key));
    const member = await server.api.ok("createEstimate", { ...keyed(key), token });
    expect(member.serial).not.toBe(visitor.serial);

    const body = { serial: visitor.serial, visitor_key: visitor.visitor_key };
    await server.api.ok("integrateEstimate", { token, body });
    expect((await server.api.problem("createEstimate", keyed(key))).status).toBe(409);
  });

  it.each(["again", `urn:uuid:${randomUUID()}`])("must be a UUID, not %s", async (key) => {
    expect((await server.api.problem("createEstimate", keyed(key))).status).toBe(400);
  });
});
