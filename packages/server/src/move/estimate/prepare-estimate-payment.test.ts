import { describe, expect, it } from "vitest";
import { limitRules } from "../../http/limits/limit-rules.ts";
import { newMember } from "../../testing/members.ts";
import { newEstimate, newPreparedOrder } from "../../testing/orders.ts";
import { startTestServer, testServer } from "../../testing/test-server.ts";

const server = testServer();

const body = { plan: "DEPOSIT", method: "CARD" };

const remaining = async (day: string) =>
  (await server.api.ok("listScheduleSlots", { path: { day } }))[0]?.remaining;

describe("prepareEstimatePayment", () => {
  it("fixes the amount at the provider and holds the start time", async () => {
    const { token } = await newMember(server);
    const { serial, amount } = await newEstimate(server, token, { move_date: "2026-12-01" });
    const path = { serial };
    const prepared = await server.api.ok("prepareEstimatePayment", { token, path, body });
    expect(prepared).toEqual({
      payment_status: "READY",
      failure_reason: null,
      merchant_uid: expect.stringMatching(/^es_[0-9A-Z]{8}_[0-9A-Za-z]{22}$/),
      amount: amount.deposit_amount,
      name: "담아둠 이사 계약금",
      plan: "DEPOSIT",
      method: "CARD",
      account_code: "imp00000000",
      pg: "test_card",
      pay_method: "card",
      buyer: { name: "김담아", tel: "010-1234-5678", email: "dama@example.com" },
      expires_at: "2026-11-20T10:15:00+09:00",
    });
    expect(server.provider.preparedAmount(prepared.merchant_uid)).toBe(amount.deposit_amount);
    expect(await remaining("2026-12-01")).toBe(4);
  });

  it("returns the same preparation again, another for another plan, and holds one place", async () => {
    const { token } = await newMember(server);
    const { serial, amount } = await newEstimate(server, token, { move_date: "2026-12-02" });
    const path = { serial };
    const first = await server.api.ok("prepareEstimatePayment", { token, path, body });
    server.clock.pass({ minutes: 5 });
    expect(await server.api.ok("prepareEstimatePayment", { token, path, body })).toEqual(first);
    const full = await server.api.ok("prepareEstimatePayment", {
      token,
      path,
      body: { plan: "FULL", method: "KAKAO_PAY" },
    });
    expect(full.merchant_uid).not.toBe(first.merchant_uid);
    expect(full).toMatchObject({ amount: amount.total_amount, pg: "test_kakaopay" });
    server.clock.pass({ minutes: 8 });
    const late = await server.api.ok("prepareEstimatePayment", { token, path, body });
    expect(late.merchant_uid).not.toBe(first.merchant_uid);
    expect(await remaining("2026-12-02")).toBe(4);
  });

  it("gives an expired hold to the next request", async () => {
    const own = await startTestServer({ slotCapacity: 1 });
    try {
      const day = { move_date: "2026-12-03" };
      await newPreparedOrder(own, day);
      await expect(newPreparedOrder(own, day)).rejects.toThrow("slot_full");
      own.clock.pass({ minutes: 16 });
      const [slot] = await own.api.ok("listScheduleSlots", { path: { day: "2026-12-03" } });
      expect(slot).toMatchObject({ available: true, remaining: 1 });
      await newPreparedOrder(own, day);
      await expect(newPreparedOrder(own, day)).rejects.toThrow("slot_full");
    } finally {
      await own.close();
    }
  });

  it("limits a member to three unpaid holds", async () => {
    const { token } = await newMember(server);
    const orders = await Promise.all(
      ["2026-12-07", "2026-12-08", "2026-12-09", "2026-12-10"].map((day) =>
        newEstimate(server, token, { move_date: day }),
      ),
    );
    const prepare = (index: number) => {
      const path = { serial: orders[index]?.serial ?? "" };
      return { token, path, body };
    };
    const answers = await Promise.all(
      orders.map((_, index) => server.api.send("prepareEstimatePayment", prepare(index))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const rejected = answers.findIndex(({ status }) => status === 429);
    expect(answers[rejected]?.headers["retry-after"]).toBe("900");

    // A held order can be paid by another plan, and a cancelled order releases its hold.
    const held = (rejected + 1) % 4;
    const other = { ...prepare(held), body: { ...body, plan: "FULL" } };
    await server.api.ok("prepareEstimatePayment", other);
    await server.api.ok("cancelEstimate", { ...prepare(held), body: {} });
    await server.api.ok("prepareEstimatePayment", prepare(rejected));
  });

  it("limits the preparations of one address across members", async () => {
    const strict = await startTestServer({ limitFactor: 1 });
    const from = "203.0.113.77";
    const take = () => strict.services.limits.consume("paymentPreparationFromAddress", from);
    await Promise.all(
      Array.from({ length: limitRules.paymentPreparationFromAddress.points }, take),
    );
    const { token } = await newMember(strict);
    const { serial } = await newEstimate(strict, token);
    const request = { token, path: { serial }, body: { plan: "FULL", method: "CARD" } };
    const rejected = await strict.api.problem("prepareEstimatePayment", { ...request, from });
    expect(rejected.status).toBe(429);
    await strict.api.ok("prepareEstimatePayment", { ...request, from: "203.0.113.78" });
    await strict.close();
  });

  it("can be tried again when the provider was down", async () => {
    const { token } = await newMember(server);
    const { serial } = await newEstimate(server, token);
    const sent = { token, path: { serial }, body };
    server.provider.down = true;
    const answer = await server.api.problem("prepareEstimatePayment", sent);
    server.provider.down = false;
    expect([answer.status, answer.body.code]).toEqual([503, "provider_unavailable"]);
    const prepared = await server.api.ok("prepareEstimatePayment", sent);
    expect(server.provider.preparedAmount(prepared.merchant_uid)).toBe(prepared.amount);
  });

  it("rejects an expired price, and a start time that is closed", async () => {
    const own = await startTestServer();
    try {
      const later = await newMember(own);
      const soon = await newMember(own);
      const { serial } = await newEstimate(own, later.token);
      const near = await newEstimate(own, soon.token, { move_date: "2026-11-21" });
      own.clock.pass({ days: 1 });
      const again = async (member: { username: string }, filter: string) => {
        const { username } = member;
        const login = { path: { type: "id" }, body: { username, password: "Box!2026go" } };
        const { access_token: token } = await own.api.ok("login", login);
        const sent = { token, path: { serial: filter }, body };
        return (await own.api.problem("prepareEstimatePayment", sent)).body.code;
      };
      expect(await again(soon, near.serial)).toBe("slot_closed");
      own.clock.pass({ days: 6 });
      expect(await again(later, serial)).toBe("estimate_expired");
    } finally {
      await own.close();
    }
  });
});
