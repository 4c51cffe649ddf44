import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as readText } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHost } from "./server.ts";
import { readSettings } from "./settings.ts";

const sandbox = { PROVIDER_SANDBOX: "1" };
const html = `<html lang="ko">
<meta name="damadum:api-origin" content="" />
<meta name="damadum:payment-script" content="" />
<meta name="damadum:sentry-dsn" content="" />`;
let dist: string;

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), "damadum-host-"));
  mkdirSync(join(dist, ".vite"));
  writeFileSync(join(dist, "index.html"), html);
  writeFileSync(join(dist, ".vite/manifest.json"), "{}");
  // More than the buffers of a connection take.
  writeFileSync(join(dist, "large.bin"), Buffer.alloc(32 * 1024 * 1024));
});

afterAll(() => rmSync(dist, { recursive: true }));

test("host answers 408 when a form never ends", async () => {
  const host = createHost(readSettings(sandbox), dist, { requestTimeoutMs: 300 });
  await host.listen({ port: 0 });
  const socket = connect(Number(new URL(host.listeningOrigin).port), "localhost");
  const type = "content-type: application/x-www-form-urlencoded";
  socket.write(
    `POST /login/apple/callback HTTP/1.1\r\nhost: a\r\n${type}\r\ncontent-length: 900\r\n\r\n`,
  );
  // A trickle of bytes does not extend the timeout. Each is written after what has arrived was read, because a write to a
  // connection that the host has closed would destroy the socket with its unread response.
  const dripping = setInterval(() => {
    setImmediate(() => socket.bytesRead > 0 || socket.write("a"));
  }, 50);
  const said = await readText(socket);
  clearInterval(dripping);
  await host.close();
  expect(said).toMatch(/^HTTP\/1.1 408 /);
});

test("host closes a connection whose client does not read its answer", async () => {
  const host = createHost(readSettings(sandbox), dist, { requestTimeoutMs: 300 });
  await host.listen({ port: 0 });
  const socket = connect(Number(new URL(host.listeningOrigin).port), "localhost").pause();
  const closed = once(host.server, "connection").then(([held]) => once(held, "close"));
  socket.write("GET /large.bin HTTP/1.1\r\nhost: a\r\n\r\n");
  await expect(closed).resolves.toBeDefined();
  socket.destroy();
  await host.close();
});
