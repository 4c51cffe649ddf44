import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { isTaken } from "../scripts/stack/ports.ts";
import type { StackSettings } from "../scripts/stack/settings.ts";
import { Stack } from "../scripts/stack/stack.ts";
import { createOperator } from "./steps/operator.ts";

/** Settings of the person who runs the tests must not affect what is tested. */
const { PATH, HOME, TMPDIR } = process.env;

/** Each test is another person at the same address: more people than any real address has. None needs demo data. */
const MANY_PEOPLE = { RATE_LIMIT_FACTOR: "100", DEMO_DATA: "0" };

interface WorkerFixtures {
  /** Settings of the services in addition to the usual ones; a spec sets them by `test.use({ stackEnv: … })`. */
  stackEnv: NodeJS.ProcessEnv;
  /** The real web, server, database and sandbox, for this worker alone: a test may kill and restart a part. */
  stack: Stack;
}

export const test = base.extend<{ logsOfFailure: void }, WorkerFixtures>({
  stackEnv: [{}, { scope: "worker", option: true }],

  stack: [
    async ({ stackEnv }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "damadum-e2e-"));
      const stack = new Stack({
        ports: await freePorts(),
        dataDir,
        env: { PATH, HOME, TMPDIR, ...MANY_PEOPLE, ...stackEnv },
      });
      try {
        await createOperator(stack);
        await stack.start();
        await use(stack);
      } finally {
        await stack.stop();
        // Without `force` a missing folder would hide why the start failed.
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 300_000 },
  ],

  baseURL: async ({ stack }, use) => {
    await use(`http://localhost:${stack.settings.ports.web}`);
  },

  logsOfFailure: [
    async ({ stack }, use, testInfo) => {
      await use();
      if (testInfo.status === testInfo.expectedStatus) return;
      for (const name of ["server", "web", "sandbox"] as const) {
        await testInfo.attach(`${name}.log`, { body: stack.service(name).logTail() });
      }
    },
    { auto: true },
  ],
});

/** Below the ports that Linux assigns to outgoing connections, so that a restarted part finds its own port free. */
const PORTS = { from: 20_000, to: 32_000 };

/** Four consecutive free ports; the process id separates runs that start simultaneously. */
async function freePorts(): Promise<StackSettings["ports"]> {
  const first = PORTS.from + ((process.pid * 4) % (PORTS.to - PORTS.from));
  for (let web = first; web < first + 400; web += 4) {
    const ports = { web, api: web + 1, sandbox: web + 2, console: web + 3 };
    const taken = await Promise.all(Object.values(ports).map(isTaken));
    if (!taken.includes(true)) return ports;
  }
  throw new Error(`no free ports from ${first} on`);
}
