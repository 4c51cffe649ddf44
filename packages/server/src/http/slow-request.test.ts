import { connect } from "node:net";
import { expect, it } from "vitest";
import { buildApp } from "../build-app.ts";
import { testServer } from "../testing/test-server.ts";

const server = testServer();

it("answers 408 and closes the connection when a body does not end", async () => {
  const http = { webOrigins: [], trustProxy: false, limitFactor: 1, requestTimeoutMs: 300 };
  const app = await buildApp(server.services, http);
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  // A client that does not end its side, so that only the server can close the connection.
  const socket = connect({ port: Number(port), host: "127.0.0.1", allowHalfOpen: true });
  socket.write(
    "POST /api/signup HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{",
  );
  // Trickling bytes do not extend the timeout.
  const dripping = setInterval(() => socket.write(" "), 50);
  const said = await new Promise<string>((resolve) => {
    let text = "";
    socket.on("data", (chunk) => (text += String(chunk)));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(text));
  });
  clearInterval(dripping);
  await app.close();
  expect(said).toMatch(/^HTTP\/1.1 408 /);
});
