import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let folder: string;
let child: ChildProcess;
let port: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "sandbox-main-"));
  port = await freePort();
  await start();
});
afterEach(() => {
  child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "localhost", resolve));
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("not listening");
  return address.port;
}

async function start(): Promise<void> {
  child = fork(new URL("main.ts", import.meta.url), {
    env: {
      ...process.env,
      SANDBOX_PORT: String(port),
      SANDBOX_STATE_FILE: join(folder, "payments.jsonl"),
      PAYMENT_WEBHOOK_URL: "http://127.0.0.1:9",
    },
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  await vi.waitFor(async () => expect((await call("/health")).ok).toBe(true), {
    timeout: 120_000,
    interval: 50,
  });
}

const call = (path: string, init?: RequestInit) => fetch(`http://localhost:${port}${path}`, init);

const pay = async () => {
  const answer = await call("/hooks/payments", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ merchant_uid: "order-1", amount: 25_300 }),
  });
  return answer.json();
};

test.each([
  ["SIGTERM", () => child.kill("SIGTERM")],
  ["Ctrl-C", () => child.kill("SIGINT")],
  ["the end of its parent", () => child.disconnect()],
])("the sandbox stops cleanly on %s when a webhook is pending", async (_name, end) => {
  await pay();
  end();

  const [code] = await once(child, "exit");
  expect(code).toBe(0);
});

test("the sandbox keeps a payment when it is killed and restarted", async () => {
  expect(await pay()).toMatchObject({ code: 0 });
  child.kill("SIGKILL");
  await once(child, "exit");
  await start();

  expect(await pay()).toMatchObject({ code: 1, message: "이미 결제가 이루어진 거래건입니다." });
});
