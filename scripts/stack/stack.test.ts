import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freePort, isTaken } from "./ports.ts";
import { Service, type ServiceListener } from "./service.ts";
import { describeServices } from "./services.ts";
import { readStackSettings } from "./settings.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stack-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

interface Running extends ServiceListener {
  readonly idleForMs?: number;
}

function serviceRunning(code: string, port: number, running: Running = {}) {
  const entry = join(folder, "entry.mjs");
  writeFileSync(entry, code);
  const readyUrl = `http://127.0.0.1:${port}/`;
  const logFile = join(folder, "logs", "service.log");
  const { idleForMs = 60_000, ...listener } = running;
  return new Service({ name: "it", entry, env: {}, readyUrl, logFile, idleForMs }, listener);
}

const listening = (port: number) =>
  `import { createServer } from "node:http"; createServer((_, r) => r.end()).listen(${port}, "127.0.0.1");`;

test("Service waits until its process responds, ends it, and starts it again", async () => {
  const port = await freePort();
  const onEnd = vi.fn<(service: Service) => void>();
  const service = serviceRunning(listening(port), port, { onEnd });

  await service.start();
  expect(await isTaken(port)).toBe(true);
  await service.kill();
  expect(await isTaken(port)).toBe(false);
  await service.start();
  await service.stop();

  expect(await isTaken(port)).toBe(false);
  expect(onEnd).not.toHaveBeenCalled();
});

test("Service shows the output of its process when it failed", async () => {
  const service = serviceRunning(
    `console.error("no such folder"); process.exit(1);`,
    await freePort(),
  );

  await expect(service.start()).rejects.toThrow("no such folder");
});

test(
  "Service waits longer when its process still writes to its log",
  { timeout: 60_000 },
  async () => {
    const port = await freePort();
    const steps = `let step = 0; const timer = setInterval(() => { console.log(step++); if (step === 8) { clearInterval(timer); start(); } }, 1000);`;
    const service = serviceRunning(
      `import { createServer } from "node:http"; const start = () => createServer((_, r) => r.end()).listen(${port}, "127.0.0.1"); ${steps}`,
      port,
      { idleForMs: 6000 },
    );

    await service.start();

    expect(await isTaken(port)).toBe(true);
    await service.kill();
  },
);

test("Service gives up with the end of its log when its process is idle", async () => {
  const service = serviceRunning(
    `console.log("waiting for nobody"); setInterval(() => {}, 60_000);`,
    await freePort(),
    { idleForMs: 2500 },
  );

  await expect(service.start()).rejects.toThrow("waiting for nobody");
  await service.kill();
});

test("Service reports when its process exits unexpectedly", async () => {
  const port = await freePort();
  const onEnd = vi.fn<(service: Service) => void>();
  const service = serviceRunning(listening(port), port, { onEnd });
  await service.start();
  process.kill(service.pid ?? 0, "SIGKILL");

  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledWith(service), { timeout: 60_000 });
});

test("describeServices connects the services by their ports, and keeps variables of the environment", () => {
  const settings = readStackSettings({ API_PORT: "4321", API_ORIGIN: "https://api.example" });
  const { sandbox, server, web } = describeServices(settings);

  expect(sandbox?.env["PAYMENT_WEBHOOK_URL"]).toBe("http://localhost:4321/api/payments/webhook");
  expect(server?.env).toMatchObject({ API_PORT: "4321", DEMO_DATA: "1" });
  expect(web?.env["API_ORIGIN"]).toBe("https://api.example");
});

test("describeServices omits demo data for a real database, and the sandbox for a real provider", () => {
  const env = { DATABASE_URL: "postgres://db", PAYMENT_API_URL: "https://provider.example" };
  const services = describeServices(readStackSettings(env));

  expect(services.server?.env["DEMO_DATA"]).toBeUndefined();
  expect(services.sandbox).toBeUndefined();
});

test("readStackSettings names the variable when a port is invalid", () => {
  expect(() => readStackSettings({ WEB_PORT: "web" })).toThrow("WEB_PORT=web");
});
