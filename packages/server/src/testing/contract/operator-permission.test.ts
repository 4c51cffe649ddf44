import { mayOperate, type OperatorRole } from "@damadum/domain";
import { readContract } from "@damadum/contract/reader";
import { beforeAll, describe, expect, it } from "vitest";
import { disableOperator } from "../../account/member/create-operator.ts";
import { allCommands, dutyOf } from "../../operator/commands/commands.ts";
import { nameOf } from "../../operator/command.ts";
import { newCompany } from "../companies.ts";
import { drive } from "../drivers/drivers.ts";
import { newMember } from "../members.ts";
import { newOperator } from "../operators.ts";
import { testServer } from "../test-server.ts";

const server = testServer({ slotCapacity: 10_000, boxDeliveryCapacity: 10_000 });
const { operations } = readContract();
const forOperators = operations.filter(({ security }) => security === "operator");
const forMembers = operations.filter(({ security }) => ["member", "company"].includes(security));
const roles: readonly OperatorRole[] = ["CARE", "MONEY", "ADMIN"];
const tokens = new Map<string, string>();
const tokenOf = (who: string) => tokens.get(who) ?? "";
/** Changes by typed operations, which only some roles may make; every role may do all others. */
const changes: Readonly<Record<string, "ORDERS">> = {
  advanceOperatorVisits: "ORDERS",
  createOperatorOrder: "ORDERS",
  makeOperatorPlan: "ORDERS",
  assignOperatorVisit: "ORDERS",
};

beforeAll(async () => {
  tokens.set("a member", (await newMember(server)).token);
  tokens.set("somebody of a company", (await newCompany(server)).token);
  const gone = await newOperator(server);
  await disableOperator(server.services, gone.username);
  tokens.set("a disabled operator", gone.token);
  for (const role of roles) tokens.set(role, (await newOperator(server, role)).token);
});

describe.each(forOperators)("$id", (operation) => {
  it("is 401 without a token", async () => {
    const { token: _, ...sent } = await drive(server, operation);
    expect((await server.api.send(operation.id, sent)).status).toBe(401);
  });

  it.each(["a member", "somebody of a company", "a disabled operator"])(
    "is 401 for %s",
    async (who) => {
      const sent = await drive(server, operation);
      const answer = await server.api.send(operation.id, { ...sent, token: tokenOf(who) });
      expect(answer).toMatchObject({ status: 401, body: { code: "invalid_token" } });
    },
  );
});

/** A driver's login and passkeys are only its own. */
const own: readonly string[] = ["operator-session", "operator-passkey"];
const shared = forOperators.filter(({ tag }) => !own.includes(tag));

describe.each(shared)("$id", (operation) => {
  it.each(roles)("answers %s as its duties say", async (role) => {
    const sent = await drive(server, operation);
    const { status } = await server.api.send(operation.id, { ...sent, token: tokenOf(role) });
    const duty = operation.id === "runOperatorCommand" ? "ORDERS" : changes[operation.id];
    const isAllowed = duty === undefined || mayOperate(role, { duty, changes: true });
    expect(status < 300 ? "allowed" : status).toBe(isAllowed ? "allowed" : 403);
  });
});

it.each(forMembers)("$id is 401 with an operator's token", async (operation) => {
  const sent = await drive(server, operation);
  const answer = await server.api.send(operation.id, { ...sent, token: tokenOf("ADMIN") });
  expect(answer).toMatchObject({ status: 401, body: { code: "invalid_token" } });
});

describe.each(await allCommands())("the command $command.words", ({ command }) => {
  it.each(roles)("is open to %s as its duty says", async (role) => {
    const { status } = await server.api.send("runOperatorCommand", {
      token: tokenOf(role),
      path: { name: nameOf(command) },
      // Too little or too much for every command that changes something.
      body: { input: command.changes ? { serial: 1, username: "" } : {} },
    });
    const isAllowed = mayOperate(role, { duty: dutyOf(command), changes: command.changes });
    expect(status === 403).toBe(!isAllowed);
  });
});
