import { createServer, type Server, type ServerResponse } from "node:http";
import { Agent } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callProvider, providerConnection } from "./provider-http.ts";

let server: Server;
let origin: string;
const agent = new Agent(providerConnection);

/** Trickles bytes, so that the timeout between two bytes never fires. */
function drip(response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(timer));
}

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/drip") drip(response);
    else response.end(request.url === "/large" ? Buffer.alloc(2 ** 21, 32) : "{}");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  if (typeof address === "string" || address === null) throw new Error("no port");
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  await agent.destroy();
  server.close();
});

describe("callProvider", () => {
  it("reads the complete response", async () => {
    const answer = await callProvider(agent, { origin, path: "/", method: "GET" });
    expect(answer).toEqual({ status: 200, text: "{}" });
  });

  it("fails when the answer takes longer than its total time", async () => {
    const asked = callProvider(agent, { origin, path: "/drip", method: "GET" }, 200);
    await expect(asked).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("fails when the answer is too large", async () => {
    const asked = callProvider(agent, { origin, path: "/large", method: "GET" });
    await expect(asked).rejects.toMatchObject({ code: "UND_ERR_RES_EXCEEDED_MAX_SIZE" });
  });
});
