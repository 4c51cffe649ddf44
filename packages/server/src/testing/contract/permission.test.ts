import { readContract, type ContractOperation } from "@damadum/contract/reader";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sent } from "../api-client.ts";
import { newColleague } from "../companies.ts";
import { drive } from "../drivers/drivers.ts";
import { openTestDatabase } from "../test-database.ts";
import { newMember } from "../members.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { badTokens, type BadToken } from "./bad-tokens.ts";
import { findCompanyIdOf, removeCompanyPerson } from "../../company/company/company-people.ts";

let server: TestServer;
/** A separate server: ids created there are well-formed but unknown on the first one. */
let elsewhere: TestServer;
let bad: readonly BadToken[];
/** Members of each role without any data. */
let others: readonly Stranger[];
const statements: string[] = [];

beforeAll(async () => {
  server = await startTestServer({
    db: await openTestDatabase((sql) => void statements.push(sql)),
    // The drivers of all operations visit at the same hour.
    slotCapacity: 10_000,
    boxDeliveryCapacity: 10_000,
  });
  elsewhere = await startTestServer({ slotCapacity: 10_000, boxDeliveryCapacity: 10_000 });
  bad = await badTokens(server);
  others = [
    { who: "a new member", token: (await newMember(server)).token },
    { who: "somebody of a company", token: await newMemberAs("COMPANY") },
    { who: "an operator", token: await newMemberAs("OPERATOR") },
  ];
});
afterAll(() => Promise.all([server.close(), elsewhere.close()]));

const { operations } = readContract();
const secured = operations.filter(({ id, security }) => security !== "none" && id !== "logout");
const forMembers = operations.filter(({ security }) => ["member", "company"].includes(security));
/** By the contract, all of these are 403 for anyone outside the company. */
const isCompany = ({ path }: ContractOperation) =>
  /^\/api\/(users\/my\/company|companies)\//.test(path);
const takesExpired = new Set([
  "refreshToken",
  "resetTokens",
  "refreshOperatorTokens",
  "logoutOperator",
]);

interface Stranger {
  readonly who: string;
  readonly token: string;
}

/** A refusal changes nothing, so one fixture per operation is shared until a test uses it up. */
const ownOf = onceEach((operation) => drive(server, operation));
const neighbourOf = onceEach(async (operation): Promise<Stranger> => {
  const { token = "" } = await drive(server, operation);
  return { who: "somebody with things of the same kind", token };
});

function onceEach<T>(make: (operation: ContractOperation) => Promise<T>) {
  const made = new Map<string, Promise<T>>();
  return (operation: ContractOperation): Promise<T> => {
    const known = made.get(operation.id) ?? make(operation);
    made.set(operation.id, known);
    return known;
  };
}

async function send(id: string, sent: Sent) {
  statements.length = 0;
  const { status, body } = await server.api.send<unknown>(id, sent);
  return { status, text: JSON.stringify(body), statements: [...statements] };
}

/** Whether it changes something; a request's key is only noted, and forgotten when the request is refused. */
const isWrite = (sql: string) =>
  /^\s*(insert|update|delete)/i.test(sql) && !sql.includes('"request_answers"');

describe("without a valid token", () => {
  it.each(forMembers)("$id is 401 without a body and without any work", async (operation) => {
    const { token: _, ...sent } = await ownOf(operation);
    const nothing = { status: 401, text: undefined, statements: [] };
    expect(await send(operation.id, sent)).toEqual(nothing);
    // Unauthenticated callers must not learn what a valid request looks like.
    expect(await send(operation.id, { ...sent, body: '{"broken' })).toEqual(nothing);
  });

  it.each(secured)("$id is 401 with any other token, and changes nothing", async (operation) => {
    const sent = await ownOf(operation);
    for (const { name, token, code } of bad) {
      if (code === "expired_token" && takesExpired.has(operation.id)) continue;
      const answer = await send(operation.id, { ...sent, token });
      expect(answer, name).toMatchObject({ status: 401, text: expect.stringContaining(code) });
      expect(answer.statements.filter(isWrite), name).toEqual([]);
    }
  });
});

/** A path parameter identifies a resource, unless it is an enumeration. */
const namesThing = ({ parameters }: ContractOperation) =>
  parameters.some((one) => one.in === "path" && one.schema.enum === undefined);

/** Fields of the body that refer to the caller's own resources; tickets and provider ids are credentials themselves. */
function referencesOf({ body }: ContractOperation): readonly string[] {
  if (body === undefined) return [];
  const fields = Object.keys(body.properties ?? {});
  return fields.filter(
    (name) => /_(id|ids|serials?)$|^customer_uid$/.test(name) && name !== "sns_id",
  );
}

/** Members of each kind who have no access to the driver's resources. */
async function strangers(operation: ContractOperation): Promise<readonly Stranger[]> {
  return [await neighbourOf(operation), ...others];
}

async function newMemberAs(role: "COMPANY" | "OPERATOR"): Promise<string> {
  const { token, username } = await newMember(server);
  const { db } = server.services;
  await db.updateTable("users").set({ role }).where("username", "=", username).execute();
  return token;
}

/** A user who was removed from the company of this token's owner. */
async function leaverOf(colleague: string): Promise<string> {
  const { db } = server.services;
  const { id } = await server.api.ok("getMe", { token: colleague });
  const companyId = await findCompanyIdOf(db, id);
  if (companyId === null) throw new Error("The driver acts for no company");
  const { userId, token } = await newColleague(server, { companyId });
  await removeCompanyPerson({ db }, { userId, mayBeLast: false });
  return token;
}

describe("a resource of another member", () => {
  it.each(forMembers.filter(isCompany))("$id is 403 for anyone else", async (operation) => {
    const own = await ownOf(operation);
    const left = { who: "somebody who left this company", token: await leaverOf(own.token ?? "") };
    for (const { who, token } of [...others, left]) {
      const answer = await send(operation.id, { ...own, token });
      expect(answer, who).toMatchObject({
        status: 403,
        text: expect.stringContaining("forbidden"),
      });
      expect(answer.statements.filter(isWrite), who).toEqual([]);
    }
  });

  const lists = forMembers.filter(({ method }) => method === "get");
  it.each(lists)("$id lists nothing to another member", async (operation) => {
    const own = await ownOf(operation);
    const shown = await send(operation.id, own);
    expect(shown.status).toBeLessThan(300);
    const seen = identities(shown.text);
    for (const { who, token } of await strangers(operation)) {
      const { status, text } = await send(operation.id, { ...own, token });
      expect(status, who).not.toBe(401);
      expect(
        seen.filter((id) => (text ?? "").includes(id)),
        who,
      ).toEqual([]);
    }
  });

  const things = forMembers.filter(namesThing);
  it.each(things)("$id answers as if it did not exist, after the same work", async (operation) => {
    const own = await ownOf(operation);
    const { path = {} } = await drive(elsewhere, operation);
    for (const [index, { who, token }] of (await strangers(operation)).entries()) {
      const notYours = await send(operation.id, { ...own, token });
      const notThere = await send(operation.id, { ...own, path, token });
      expect(notYours, who).toEqual(notThere);
      expect(notYours.status, who).toBe(isCompany(operation) && index > 0 ? 403 : 404);
    }
    // The resource existed all the time.
    expect((await send(operation.id, own)).status).toBeLessThan(300);
  });

  const takers = forMembers.filter((operation) => referencesOf(operation).length > 0);
  it.each(takers)("$id refuses another member's resource in a body", async (operation) => {
    const own = await drive(server, operation);
    const other = await drive(server, operation);
    const { body } = await drive(elsewhere, operation);
    const names = referencesOf(operation).filter((name) => name in { ...own.body });
    expect(names, "the driver sends none of them").not.toEqual([]);
    const withOwnedRecords = (from: object | undefined) =>
      send(operation.id, { ...other, body: { ...other.body, ...fieldsOf(from, names) } });
    const notYours = await withOwnedRecords(own.body);
    expect(notYours).toEqual(await withOwnedRecords(body));
    expect(notYours.status).toBeGreaterThanOrEqual(400);
    expect((await send(operation.id, own)).status).toBeLessThan(300);
  });
});

function fieldsOf(body: object | undefined, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => names.includes(name)));
}

/** Serials and ids in a response, which identify an owner's resource; a word without a digit is a code. */
function identities(text: string | undefined): readonly string[] {
  return (
    text?.match(
      /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b(?=[A-Z]*\d)[A-Z]{2}[0-9A-Z]{10,16}\b/g,
    ) ?? []
  );
}
