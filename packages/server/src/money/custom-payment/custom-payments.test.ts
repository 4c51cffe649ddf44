import { maskSerial } from "@damadum/domain";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import {
  customCompletion,
  newCustomPayment,
  newPreparedCustomPayment,
} from "../../testing/custom-payments.ts";
import { idOfMember } from "../../testing/boxes.ts";
import { newMember } from "../../testing/members.ts";
import { newEstimate } from "../../testing/orders.ts";
import { newFile } from "../../testing/pictures.ts";
import { testServer } from "../../testing/test-server.ts";
import { reconcilePayments } from "../payment/reconcile-payments.ts";
import { expireCustomPayments } from "./end-request.ts";

const server = testServer();
afterEach(() => checkLedger(server.services.db));

const see = (url: string) => server.api.ok("getCustomPayment", { path: { url } });
const prepare = (url: string, body: object = { method: "CARD" }) =>
  server.api.send<{ code?: string }>("prepareCustomPayment", { path: { url }, body });
const decline = (url: string) =>
  server.api.send<{ code?: string; status?: string }>("declineCustomPayment", {
    path: { url },
    body: { reason: "필요 없어요." },
  });

describe("a custom payment", () => {
  it("returns the amount and the pictures, with the customer masked", async () => {
    const { token, username } = await newMember(server);
    const operatorId = await idOfMember(server, username);
    const fileIds = [await newFile(server, token)];
    const { serial: orderSerial } = await newEstimate(server, token);
    const url = await newCustomPayment(server, { fileIds, operatorId, orderSerial });
    const shown = await see(url);
    expect(shown).toMatchObject({
      url,
      status: "QUOTED",
      customer_name: "김*아",
      order_serial: maskSerial(orderSerial),
      amount: 120_000,
      vat_amount: 10_909,
    });
    const [photo] = shown.photos;
    const sent = { path: { id: fileIds[0] ?? "" }, query: { key: photo?.key ?? "" } };
    expect((await server.api.send("getFile", sent)).status).toBe(200);
    expect(
      (await server.api.problem("getCustomPayment", { path: { url: "x".repeat(22) } })).status,
    ).toBe(404);
  });

  it("names the order to its own member only", async () => {
    const { token } = await newMember(server);
    const other = await newMember(server);
    const { serial: orderSerial } = await newEstimate(server, token);
    const url = await newCustomPayment(server, { orderSerial });
    const seenWith = async (by: object) =>
      (await server.api.ok("getCustomPayment", { path: { url }, ...by })).own_order_serial;
    expect(await seenWith({ token })).toBe(orderSerial);
    expect(await seenWith({ token: other.token })).toBeNull();
    expect(await seenWith({})).toBeNull();
  });

  it("is paid once, without a login", async () => {
    const order = await newPreparedCustomPayment(server);
    expect(order.amount).toBe(120_000);
    const { impUid } = server.provider.pay(order.merchantUid);
    const outcome = await server.api.ok("completeCustomPayment", customCompletion(order, impUid));
    expect(outcome).toEqual({
      reference: order.url,
      payment_status: "PAID",
      amount: 120_000,
      failure_reason: null,
    });
    expect(await see(order.url)).toMatchObject({ status: "PAYMENT", paid_at: expect.any(String) });
    expect((await prepare(order.url)).body.code).toBe("already_paid");
    expect((await decline(order.url)).body.code).toBe("already_paid");
  });

  it("accepts another try after a failed one", async () => {
    const order = await newPreparedCustomPayment(server);
    const { impUid } = server.provider.fail(order.merchantUid);
    await server.api.ok("completeCustomPayment", customCompletion(order, impUid));
    expect((await see(order.url)).status).toBe("WAIT");
    expect((await prepare(order.url)).status).toBe(201);
  });

  it("keeps its status when the customer closes the window", async () => {
    const order = await newPreparedCustomPayment(server);
    const { impUid } = server.provider.fail(order.merchantUid, "결제를 취소했어요.");
    await server.api.ok("completeCustomPayment", customCompletion(order, impUid));
    expect((await see(order.url)).status).toBe("QUOTED");
    expect((await prepare(order.url)).status).toBe(201);
  });

  it("cannot be paid once declined, and a late payment is refunded", async () => {
    const order = await newPreparedCustomPayment(server);
    expect((await decline(order.url)).body.status).toBe("DECLINED");
    expect((await decline(order.url)).body.status).toBe("DECLINED");
    expect((await prepare(order.url)).body.code).toBe("state_conflict");
    const { impUid } = server.provider.pay(order.merchantUid);
    const sent = customCompletion(order, impUid);
    const late = await server.api.problem("completeCustomPayment", sent);
    expect([late.status, late.body.code]).toEqual([409, "state_conflict"]);
    expect(server.provider.payment(impUid)?.status).toBe("cancelled");
  });

  it("expires at the end of its day and records it", async () => {
    const url = await newCustomPayment(server);
    server.clock.pass({ days: 3, minutes: 1 });
    expect((await see(url)).status).toBe("EXPIRED");
    expect((await prepare(url)).body.code).toBe("state_conflict");
    server.clock.pass({ minutes: 30 });
    await expireCustomPayments(server.services);
    const { status } = await server.services.db
      .selectFrom("custom_payments")
      .select("status")
      .where("url", "=", url)
      .executeTakeFirstOrThrow();
    expect(status).toBe("EXPIRED");
  });

  it("rejects an amount, another method and the number of another payment", async () => {
    const url = await newCustomPayment(server);
    expect((await prepare(url, { method: "CARD", amount: 1 })).status).toBe(422);
    expect((await prepare(url, { method: "CASH" })).status).toBe(422);
    const other = await newPreparedCustomPayment(server);
    const { impUid } = server.provider.pay(other.merchantUid);
    const crossed = customCompletion({ ...other, url }, impUid);
    expect((await server.api.problem("completeCustomPayment", crossed)).status).toBe(404);
  });
});

describe("the books", () => {
  it("balance after any sequence of events of a custom payment", async () => {
    const steps = fc.constantFrom("pay", "cheat", "fail", "decline", "down", "wait");
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 6 }), async (sequence) => {
        const order = await newPreparedCustomPayment(server);
        for (const step of sequence) await take(step, order);
        server.provider.down = false;
        server.clock.pass({ minutes: 10 });
        await reconcilePayments(server.services);
        await checkLedger(server.services.db);
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  async function take(
    step: string,
    order: { readonly url: string; readonly merchantUid: string; readonly amount: number },
  ) {
    const { provider } = server;
    const report = (impUid: string) =>
      server.api.send("completeCustomPayment", customCompletion(order, impUid));
    if (step === "pay") await report(provider.pay(order.merchantUid, order.amount).impUid);
    if (step === "cheat") await report(provider.pay(order.merchantUid, 10).impUid);
    if (step === "fail") await report(provider.fail(order.merchantUid).impUid);
    if (step === "decline") await decline(order.url);
    if (step === "down") provider.down = !provider.down;
    if (step === "wait") {
      server.clock.pass({ minutes: 2 });
      await reconcilePayments(server.services);
    }
  }
});
