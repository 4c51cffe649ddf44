import { readContract } from "@damadum/contract/reader";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { drive } from "../testing/drivers/drivers.ts";
import { testServer } from "../testing/test-server.ts";

const server = testServer();

const operations = readContract().operations.filter(
  ({ bodyType, method }) => bodyType === "none" && method !== "get",
);
const unexpectedBodies = [
  ["application/json", '{"broken":'],
  ["text/plain", "words"],
  ["no/such; type", "\u0000"],
] as const;
const cases = operations.flatMap((operation) =>
  unexpectedBodies.map(([type, body]) => ({ ...operation, type, body })),
);

describe("an operation without a body", () => {
  it("exists in the contract", () => {
    expect(operations.map(({ id }) => id)).toContain("refreshToken");
  });

  it.each(cases)("$id succeeds when a body of $type is sent", async (operation) => {
    const { id, tag, type, body, responses } = operation;
    const sent = await drive(server, { id, tag });
    const headers = { ...sent.headers, "content-type": type };
    const answer = await server.api.send(id, { ...sent, headers, body });
    expect(responses.has(String(answer.status))).toBe(true);
    expect(answer.status).toBeLessThan(300);
  });

  it("drops an unread body, and serves the next request of the connection", async () => {
    const { port } = new URL(await server.app.listen({ host: "127.0.0.1", port: 0 }));
    const socket = connect(Number(port), "127.0.0.1");
    const said = new Promise<string>((resolve, reject) => {
      let text = "";
      socket.on("data", (chunk) => (text += String(chunk)));
      socket.on("error", reject);
      socket.on("close", () => resolve(text));
    });
    const body = "x".repeat(1_000_000);
    const head = `host: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
    socket.write(`POST /api/token/refresh HTTP/1.1\r\n${head}\r\n\r\n${body}`);
    socket.write("GET /health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
    expect((await said).match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 401", "HTTP/1.1 200"]);
  });
});
