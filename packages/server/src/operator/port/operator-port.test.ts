import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { request } from "undici";
import { newMember } from "../../testing/members.ts";
import { testServer } from "../../testing/test-server.ts";
import { readOperatorFile, type OperatorAddress } from "./operator-file.ts";
import { openOperatorPort } from "./operator-port.ts";

const server = testServer();
let dataDir: string;
let port: { close(): Promise<void> };
let address: OperatorAddress | null;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "damadum-port-"));
  port = await openOperatorPort(server.services, dataDir);
  address = readOperatorFile(dataDir);
  const { username } = await newMember(server);
  await server.services.db
    .updateTable("users")
    .set({ role: "OPERATOR" })
    .where("username", "=", username)
    .execute();
});
afterAll(async () => {
  await port.close();
  rmSync(dataDir, { recursive: true });
});

const DEEP = 100_000;
const deep = "[".repeat(DEEP) + "]".repeat(DEEP);

it.each([
  ["is deep and no command", deep, 400],
  ["has a deep part that is no command", `{"words":"today","input":${deep},"as":null}`, 400],
  ["is not JSON", "{", 400],
  [
    "is a command with a deep input",
    `{"words":"coupons issue","input":{"a":${deep}},"as":null}`,
    422,
  ],
])("the operator's port answers a client error when the body %s", async (_, body, status) => {
  const { statusCode, body: answer } = await request(new URL("/commands", address?.url), {
    method: "POST",
    headers: { authorization: `Bearer ${address?.token}`, "content-type": "application/json" },
    body,
  });
  await answer.dump();
  expect(statusCode).toBe(status);
});
