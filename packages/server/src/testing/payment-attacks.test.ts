import { afterEach, describe, expect, it } from "vitest";
import { cancelCompanyWork } from "../company/company-work/cancel-company-work.ts";
import { reconcilePayments } from "../money/payment/reconcile-payments.ts";
import { idOfMember } from "./boxes.ts";
import { newActiveContract, newBoxes, newCompany, visit } from "./companies.ts";
import { customCompletion, newCustomPayment, newPreparedCustomPayment } from "./custom-payments.ts";
import { newMember } from "./members.ts";
import { newPaidOrder } from "./orders.ts";
import { createMigratedDatabase } from "./postgres-database.ts";
import { times, twoServers } from "./two-servers.ts";
import { withdrawCustomPayment } from "../money/custom-payment/end-request.ts";

const database = await createMigratedDatabase();

describe.skipIf(database === null)("attacks over two servers on PostgreSQL", () => {
  const servers = twoServers(database);
  const { one, two } = servers;
  // Runs before the check of the ledger: the last hook first.
  afterEach(() => reconcilePayments(one.services));

  /** Won of these payments that are not refunded at the provider. */
  const kept = (impUids: readonly string[]) =>
    impUids
      .map((uid) => one.provider.payment(uid))
      .reduce((sum, each) => sum + (each?.amount ?? 0) - (each?.cancelledAmount ?? 0), 0);
  const statusOf = async (url: string) =>
    (await two.api.ok("getCustomPayment", { path: { url } })).status;

  it("a custom payment is charged once when it is completed fifty times with one number", async () => {
    const order = await newPreparedCustomPayment(one);
    const { impUid } = one.provider.pay(order.merchantUid);
    const sent = customCompletion(order, impUid);
    const counts = await servers.rush(50, ({ api }, index) =>
      index % 3 === 0
        ? api.send("receivePaymentWebhook", { body: { ...sent.body, status: "paid" } })
        : api.send("completeCustomPayment", sent),
    );
    expect(Object.keys(counts).every((status) => status.startsWith("2"))).toBe(true);
    expect([kept([impUid]), await statusOf(order.url)]).toEqual([order.amount, "PAYMENT"]);
  });

  it.each(["KAKAO_PAY", "NAVER_PAY"])(
    "a link keeps one payment when two tabs pay it by card and %s",
    async (method) => {
      const first = await newPreparedCustomPayment(one);
      const { url } = first;
      const other = await two.api.ok("prepareCustomPayment", { path: { url }, body: { method } });
      const tabs = [first.merchantUid, other.merchant_uid];
      const paid = tabs.map((merchantUid) => one.provider.pay(merchantUid).impUid);
      await Promise.all(
        tabs.map((merchantUid, index) =>
          servers
            .either(index)
            .api.send(
              "completeCustomPayment",
              customCompletion({ url, merchantUid }, paid[index] ?? ""),
            ),
        ),
      );
      await reconcilePayments(one.services);
      expect([kept(paid), await statusOf(url)]).toEqual([first.amount, "PAYMENT"]);
    },
  );

  it("two tabs get one merchant_uid, which is charged once, when they choose the same method", async () => {
    const { url, merchantUid } = await newPreparedCustomPayment(one);
    const again = { path: { url }, body: { method: "CARD" } };
    expect((await two.api.ok("prepareCustomPayment", again)).merchant_uid).toBe(merchantUid);
  });

  it("the payment of another order or link pays no link", async () => {
    const order = await newPaidOrder(one, { move_date: "2027-02-08" });
    const mine = await newPreparedCustomPayment(one);
    const other = await newPreparedCustomPayment(one);
    const { impUid } = one.provider.pay(other.merchantUid);
    for (const [merchantUid, uid] of [
      [order.merchantUid, order.impUid],
      [mine.merchantUid, order.impUid],
      [mine.merchantUid, impUid],
      [other.merchantUid, impUid],
    ] as const) {
      const crossed = customCompletion({ url: mine.url, merchantUid }, uid);
      const { status } = await one.api.problem("completeCustomPayment", crossed);
      expect(status).toBe(404);
    }
    expect(await statusOf(mine.url)).toBe("QUOTED");
  });

  it("a tampered amount pays nothing and is refunded", async () => {
    for (const amount of [1, 119_999, 120_001]) {
      const order = await newPreparedCustomPayment(one);
      const { impUid } = one.provider.pay(order.merchantUid, amount);
      const { body } = await one.api.problem(
        "completeCustomPayment",
        customCompletion(order, impUid),
      );
      expect(body.code).toBe("amount_mismatch");
      expect([kept([impUid]), await statusOf(order.url)]).toEqual([0, "QUOTED"]);
    }
  });

  it("a link ends in one of the two states when it is paid while it is declined or withdrawn", async () => {
    const { username } = await newMember(one);
    const operatorId = await idOfMember(one, username);
    for (let round = 0; round < 10; round += 1) {
      const order = await newPreparedCustomPayment(one);
      const { url } = order;
      const { impUid } = one.provider.pay(order.merchantUid);
      const end =
        round % 2 === 0
          ? two.api.send("declineCustomPayment", {
              path: { url },
              body: { reason: "필요 없어요." },
            })
          : withdrawCustomPayment(two.services, { url, operatorId, reason: "잘못 만듦" }).catch(
              (error: unknown) => error,
            );
      await Promise.all([
        one.api.send("completeCustomPayment", customCompletion(order, impUid)),
        end,
      ]);
      await reconcilePayments(one.services);
      const isPaid = (await statusOf(url)) === "PAYMENT";
      expect(kept([impUid])).toBe(isPaid ? order.amount : 0);
    }
  });

  it("a link that was withdrawn or has expired cannot be paid in an old or a new window", async () => {
    const { username } = await newMember(one);
    const operatorId = await idOfMember(one, username);
    const order = await newPreparedCustomPayment(one);
    const { url } = order;
    await withdrawCustomPayment(one.services, { url, operatorId, reason: "잘못 만듦" });
    const { impUid } = one.provider.pay(order.merchantUid);
    await one.api.problem("completeCustomPayment", customCompletion(order, impUid));
    const again = { path: { url }, body: { method: "CARD" } };
    expect((await one.api.problem("prepareCustomPayment", again)).status).toBe(409);
    const old = await newCustomPayment(one, { expiresAt: one.services.clock() });
    const late = { path: { url: old }, body: { method: "CARD" } };
    expect((await one.api.problem("prepareCustomPayment", late)).status).toBe(409);
    expect(kept([impUid])).toBe(0);
  });

  it("a company's request creates one work when it is sent ten times with one key, per company", async () => {
    const headers = { "idempotency-key": "a2f1f0f6-0000-4000-8000-000000000001" };
    const ids = new Set<string>();
    for (const company of [await newCompany(one), await newCompany(one)]) {
      const { token } = company;
      const cid = await newActiveContract(one, company);
      const body = { cid, kind: "NEW_BOXES", box_count: 2, ...visit };
      const answers = await times(10, (index) =>
        servers.either(index).api.send<{ wk_id?: string }>("createCompanyDelivery", {
          token,
          headers,
          body,
        }),
      );
      const made = new Set(answers.map((answer) => answer.body.wk_id ?? ""));
      expect(made.size).toBe(1);
      for (const id of made) ids.add(id);
      const changed = { token, headers, body: { ...body, box_count: 3 } };
      const { code } = (await one.api.problem("createCompanyDelivery", changed)).body;
      expect(code).toBe("idempotency_conflict");
    }
    expect(ids.size).toBe(2);
  });

  it("a company's request rejects a price, another company's contract or boxes, and any step after a cancel", async () => {
    const company = await newCompany(one);
    const stranger = await newCompany(one);
    const cid = await newActiveContract(one, company);
    const theirs = await newActiveContract(one, stranger);
    const boxes = [...(await newBoxes(one, { cid, count: 2 }))];
    const { token, operatorId } = company;
    const body = { cid, kind: "DELIVERY", cpbox_ids: boxes, ...visit };
    const rejected = async (by: string, changes: object) =>
      (await one.api.problem("createCompanyDelivery", { token: by, body: { ...body, ...changes } }))
        .status;
    expect(await rejected(token, { total_amount: 1 })).toBe(422);
    expect(await rejected(stranger.token, {})).toBe(404);
    expect(await rejected(stranger.token, { cid: theirs })).toBe(404);
    const { wk_id: wkId } = await one.api.ok("createCompanyDelivery", { token, body });
    expect(await rejected(token, {})).toBe(409);
    await Promise.all([
      cancelCompanyWork(one.services, { operatorId, wkId, reason: "요청" }),
      servers.rush(5, ({ api }) => api.send("createCompanyDelivery", { token, body })),
    ]);
    const { open } = await one.services.db
      .selectFrom("company_works")
      .select((eb) => eb.fn.countAll<number>().as("open"))
      .where("company_id", "=", company.companyId)
      .where("status", "!=", "CANCEL")
      .executeTakeFirstOrThrow();
    expect(open).toBeLessThanOrEqual(1);
  });
});
