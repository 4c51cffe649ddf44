import { afterEach, expect, it } from "vitest";
import { oneTimeCode } from "../account/session/second-factor.ts";
import { checkLedger } from "../testing/check-ledger.ts";
import { newOperator } from "../testing/operators.ts";
import { newPaidOrder, type Order } from "../testing/orders.ts";
import { takenBack } from "../testing/taken-back.ts";
import { testServer } from "../testing/test-server.ts";

const server = testServer({ per: "test" });
const { chargeBack, linkOf, payLink } = takenBack(server);
afterEach(() => checkLedger(server.services.db));

const run = (token: string, name: string, input: object) =>
  server.api.ok("runOperatorCommand", { token, path: { name }, body: { input } });
const waitingFor = async (token: string) =>
  (await server.api.ok("listOperatorTodo", { token, query: {} })).items;
const read = ({ token, serial }: Order) =>
  server.api.ok("getEstimate", { token, path: { serial } });

it("an operator corrects a wrong floor, and the member pays the difference by its link", async () => {
  const { token } = await newOperator(server, "CARE");
  const order = await newPaidOrder(server, { plan: "FULL" });
  const { amount, draft } = await read(order);
  const destinationFloor = String(draft.destination.floor + 3);
  const reason = "실제로는 더 높은 층이었어요";
  await run(token, "moves-correct", { serial: order.serial, destinationFloor, reason });

  const link = await linkOf(order);
  await payLink(link?.url ?? "");
  const { move } = await server.api.ok("getOperatorOrder", {
    token,
    path: { serial: order.serial },
  });
  expect(move).toMatchObject({
    draft: { destination: { floor: Number(destinationFloor) } },
    ledger: { due_amount: 0 },
  });
  const paid = (await read(order)).ledger;
  expect(paid.paid_amount).toBe(amount.total_amount + (link?.amount ?? 0));
});

it("an operator settles a chargeback from the to-do list, and its amount is owed until it is paid again", async () => {
  const { token } = await newOperator(server, "MONEY");
  const order = await newPaidOrder(server, { plan: "FULL" });
  await run((await newOperator(server)).token, "moves-advance", {
    serial: order.serial,
    to: "CONFIRM",
  });
  await chargeBack("merchant_uid", order.merchantUid);

  const [outside] = await waitingFor(token);
  expect(outside).toMatchObject({
    kind: "OUTSIDE_REFUND",
    order: order.serial,
    amount: order.amount,
    step: { is_complete: true, may: true },
  });
  await run(token, outside?.step.command ?? "", outside?.step.input ?? {});
  expect(await waitingFor(token)).toEqual([]);
  const owed = async () => (await run(token, "owed-list", {})).tables[0]?.rows.length;
  expect(await owed()).toBe(1);
  await payLink((await linkOf(order))?.url ?? "");
  expect(await owed()).toBe(0);
  expect((await read(order)).ledger.due_amount).toBe(0);
});

it("a leaver is shut out by another operator, with what they did still in the log", async () => {
  const leaver = await newOperator(server, "CARE");
  const { token } = await newOperator(server);
  const { serial } = await newPaidOrder(server);
  await run(leaver.token, "moves-advance", { serial, to: "CONFIRM" });
  await run(token, "operators-disable", { username: leaver.username });

  server.clock.pass({ minutes: 2 });
  const code = oneTimeCode(leaver.secret, server.clock.read());
  const refused = [
    await server.api.problem("getOperator", { token: leaver.token }),
    await server.api.problem("refreshOperatorTokens", {
      token: leaver.token,
      headers: { "refresh-token": leaver.refresh },
    }),
    await server.api.problem("loginOperator", { body: { ...leaver.body, code } }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401]);
  const log = JSON.stringify(await run(token, "operators-log", {}));
  expect(log).toContain(leaver.username);
  expect(log).toContain(serial);
});
