import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { startTestServer } from "../testing/test-server.ts";

it("answers 503 with a Problem when a request arrives on a busy connection while the server stops", async () => {
  const server = await startTestServer();
  const url = new URL(await server.app.listen({ host: "127.0.0.1", port: 0 }));
  const begun = Promise.withResolvers<void>();
  server.app.server.once("request", () => begun.resolve());
  const socket = connect(Number(url.port), url.hostname);
  await once(socket, "connect");
  const head = "POST /api/login/id HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n";
  socket.write(`${head}content-length: 2\r\n\r\n{`);
  await begun.promise;
  const stopping = server.close();
  socket.write("}GET /api/users/my HTTP/1.1\r\nhost: a\r\n\r\n");
  const answers = await text(socket);
  await stopping;
  expect(answers).toMatch(/^HTTP\/1.1 422 /);
  expect(answers).toMatch(/HTTP\/1.1 503 /);
  expect(answers).toMatch(/retry-after: 5/i);
  expect(answers).toContain('"code":"unavailable"');
});
