import { readContract } from "@damadum/contract/reader";
import { describe, expect, it } from "vitest";
import { drive } from "../testing/drivers/drivers.ts";
import { testServer } from "../testing/test-server.ts";
import { locationOf } from "./resource-headers.ts";

const server = testServer();
const { operations } = readContract();

const editing = operations.flatMap((operation) => {
  const read = operations.find(({ id }) => id === operation.edits);
  return read === undefined ? [] : [{ ...operation, read }];
});

describe("an operation that edits", () => {
  it.each(editing)("$id is 412 when what was read has changed since", async (operation) => {
    const sent = await drive(server, operation);
    const { body: _, ...reading } = sent;
    const before = await server.api.send(operation.read.id, reading);
    const etag = String(before.headers["etag"]);
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const edit = (tag: string) =>
      server.api.send(operation.id, { ...sent, headers: { ...sent.headers, "if-match": tag } });
    expect(await edit('"of-something-else"')).toMatchObject({
      status: 412,
      body: { code: "precondition_failed", message: expect.stringContaining("새로 고침") },
    });
    const unchanged = await server.api.send(operation.read.id, reading);
    expect(unchanged.headers["etag"]).toBe(etag);
    expect((await edit(`"older", ${etag}`)).status).toBeLessThan(300);
  });
});

describe("locationOf", () => {
  it("fills in the path of the request and the body of the response, escaped", () => {
    const template = "/api/a/{$request.path.serial}/b/{$response.body#/content/id}";
    const path = { serial: "A/1" };
    expect(locationOf(template, path, { content: { id: "x" } })).toBe("/api/a/A%2F1/b/x");
    expect(() => locationOf(template, path, {})).toThrow("there is no content/id");
  });

  const creating = operations.filter(({ location }) => location?.endsWith("serial}"));
  it.each(creating)("leads to what $id created", async (operation) => {
    const sent = await drive(server, operation);
    const { headers } = await server.api.send(operation.id, sent);
    const url = String(headers["location"]);
    const authorization = `Bearer ${sent.token}`;
    const found = await server.app.inject({ url, headers: { authorization } });
    expect([url, found.statusCode]).toEqual([url, 200]);
  });
});
