import { beforeAll, describe, expect, it } from "vitest";
import { draft } from "../../testing/drafts.ts";
import { operatorCommands } from "../../testing/operator-commands.ts";
import { newMember } from "../../testing/members.ts";
import { newOperator } from "../../testing/operators.ts";
import { prepareOrder } from "../../testing/orders.ts";
import { expireCustomPayments } from "../../money/custom-payment/end-request.ts";
import { storageDraft } from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();
const ops = operatorCommands(server);
const customer = { name: "김전화", phone: "010-9876-5432" };
const move = { kind: "MOVE", plan: "DEPOSIT", draft } as const;
const storage = { kind: "STORAGE", draft: storageDraft } as const;
let token = "";

beforeAll(async () => {
  ({ token } = await newOperator(server));
});

async function ordered(body: { username: string; order: typeof move | typeof storage }) {
  const { serial, link, amount } = await server.api.ok("createOperatorOrder", { token, body });
  return { serial, amount, url: link.split("/").at(-1) ?? "" };
}

async function pay(url: string) {
  const path = { url };
  const body = { method: "CARD" } as const;
  const { merchant_uid } = await server.api.ok("prepareCustomPayment", { path, body });
  const { impUid } = server.provider.pay(merchant_uid);
  const returned = { imp_uid: impUid, merchant_uid };
  return server.api.ok("completeCustomPayment", { path, body: returned });
}

async function newCustomer() {
  const { made = "" } = await ops("members create", customer);
  return made;
}

/** What the provider was told to give back of what was paid by a link, in won. */
async function refundedOf(url: string) {
  const rows = await server.services.db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .innerJoin("custom_payments", "custom_payments.id", "payments.subject_id")
    .select(["refunds.amount", "refunds.status"])
    .where("custom_payments.url", "=", url)
    .execute();
  return rows
    .filter(({ status }) => status === "DONE")
    .reduce((sum, { amount }) => sum + amount, 0);
}

const orderOf = (serial: string) => server.api.ok("getOperatorOrder", { token, path: { serial } });

describe("createOperatorOrder", () => {
  it("books a new customer's move when its deposit is paid by the link, and cancelling it returns that", async () => {
    const { serial, url, amount } = await ordered({
      username: await newCustomer(),
      order: move,
    });
    expect(await orderOf(serial)).toMatchObject({ status: "QUOTED", customer: { name: "김전화" } });
    expect(await pay(url)).toMatchObject({ payment_status: "PAID" });
    const paid = await orderOf(serial);
    const deposit = paid.move?.amount.deposit_amount ?? 0;
    expect(paid.status).toBe("PAYMENT");
    expect(amount).toBe(deposit);
    expect(paid.move?.ledger).toMatchObject({ paid_amount: deposit });
    expect(paid.move?.payments).toMatchObject([{ plan: "DEPOSIT", amount: deposit }]);
    expect(paid.move?.balance_amount).toBe((paid.move?.amount.total_amount ?? 0) - deposit);

    await ops("moves cancel", { serial, fault: "COMPANY", reason: "차가 고장 났어요" });
    expect((await orderOf(serial)).status).toBe("CANCEL");
    expect(await refundedOf(url)).toBe(deposit);
  });

  it("begins the contract of a member's storage when its link is paid, and cancelling it returns all", async () => {
    const { username } = await newMember(server);
    const { serial, url } = await ordered({ username, order: storage });
    await pay(url);
    const paid = await orderOf(serial);
    expect(paid).toMatchObject({ status: "PAYMENT", customer: { username } });
    expect(paid.storage?.ledger.balance_amount).toBe(0);
    expect(paid.storage?.payments).toMatchObject([{ plan: "FULL" }]);

    await ops("storage cancel", { serial, reason: "고객이 마음을 바꿨어요" });
    expect(await refundedOf(url)).toBe(paid.storage?.amount.total_amount);
  });

  it("closes the link when the member pays the order themselves", async () => {
    const { username, token: own } = await newMember(server);
    const { serial, url } = await ordered({ username, order: move });
    const { merchantUid } = await prepareOrder(server, { token: own, serial });
    const { impUid } = server.provider.pay(merchantUid);
    await server.api.ok("completeEstimatePayment", {
      path: { serial },
      body: { imp_uid: impUid, merchant_uid: merchantUid },
    });
    const link = await server.api.ok("getCustomPayment", { path: { url } });
    expect(link.status).toBe("CANCEL");
  });

  it("closes the link when the member changes the order themselves", async () => {
    const { username, token: own } = await newMember(server);
    const { serial, url } = await ordered({ username, order: move });
    const body = { ...draft, move_time: "13:00" } as const;
    await server.api.ok("updateEstimate", { token: own, path: { serial }, body });
    const link = await server.api.ok("getCustomPayment", { path: { url } });
    expect(link.status).toBe("CANCEL");
  });

  it("leaves nothing to settle when the link runs out unpaid", async () => {
    const { username } = await newMember(server);
    const { serial, url } = await ordered({ username, order: move });
    await server.clock.later(9, async () => {
      await expireCustomPayments(server.services);
      const link = await server.api.ok("getCustomPayment", { path: { url } });
      expect(link.status).toBe("EXPIRED");
      const [waiting] = (await ops("todo")).tables ?? [];
      expect(waiting?.rows.map(({ about }) => about)).not.toContain(serial);
    });
  });

  it("is 422 when the customer would pay by month", async () => {
    const { username } = await newMember(server);
    const order = { ...storage, draft: { ...storageDraft, payment_type: "SUBSCRIPTION" } } as const;
    const answer = await server.api.send("createOperatorOrder", {
      token,
      body: { username, order },
    });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: "payment_type" }] } });
  });

  it("is 404 when the customer is an operator or nobody", async () => {
    const { username } = await newOperator(server);
    for (const who of [username, "nobody-here"]) {
      const body = { username: who, order: move };
      const { status } = await server.api.send("createOperatorOrder", { token, body });
      expect(status).toBe(404);
    }
  });
});

describe("members create", () => {
  it("names the member who has the number already, unless it is for somebody else", async () => {
    const other = { name: "이전화", phone: "01077771234" };
    const { made } = await ops("members create", other);
    await expect(ops("members create", other)).rejects.toThrow(made);
    const { made: second } = await ops("members create", { ...other, again: true });
    expect(second).not.toBe(made);
  });
});
