import { join } from "node:path";
import { root } from "../root.ts";
import type { ServiceDescription } from "./service.ts";
import type { StackSettings } from "./settings.ts";

export const serviceNames = ["sandbox", "server", "web", "console"] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Node's compile cache from an earlier start: saves a fifth of the time until the server is ready. */
export const compileCache = join(root, "node_modules/.cache/node");

/**
 * Descriptions of the processes, with each other's addresses; variables already set in the environment are kept.
 */
export function describeServices(
  settings: StackSettings,
): Partial<Record<ServiceName, ServiceDescription>> {
  const { ports, env } = settings;
  const origins = {
    web: `http://localhost:${ports.web}`,
    console: `http://localhost:${ports.console}`,
    api: `http://localhost:${ports.api}`,
    sandbox: `http://localhost:${ports.sandbox}`,
  };
  const describe = (
    name: ServiceName,
    entry: string,
    readyUrl: string,
    own: { defaults: NodeJS.ProcessEnv; fixed: NodeJS.ProcessEnv },
  ): ServiceDescription => ({
    name,
    entry,
    readyUrl,
    env: { NODE_COMPILE_CACHE: compileCache, ...own.defaults, ...env, ...own.fixed },
    logFile: join(settings.dataDir, "logs", `${name}.log`),
  });

  const sandbox = describe("sandbox", "packages/sandbox/src/main.ts", `${origins.sandbox}/health`, {
    defaults: {
      SANDBOX_STATE_FILE: join(settings.dataDir, "sandbox", "books.jsonl"),
      PAYMENT_WEBHOOK_URL: `${origins.api}/api/payments/webhook`,
    },
    fixed: { SANDBOX_PORT: String(ports.sandbox) },
  });
  const server = describe("server", "packages/server/src/main.ts", `${origins.api}/health`, {
    defaults: {
      WEB_ORIGINS: origins.web,
      ...(ports.console !== undefined && { CONSOLE_ORIGIN: origins.console }),
      PAYMENT_API_URL: origins.sandbox,
      // With the real payment provider no sandbox runs, and only configured social logins are available.
      ...(env["PAYMENT_API_URL"]
        ? {}
        : { SOCIAL_SANDBOX_URL: origins.sandbox, PROVIDER_SANDBOX: "1" }),
      // A real database gets no demo orders.
      ...(env["DATABASE_URL"] ? {} : { DEMO_DATA: "1" }),
    },
    fixed: { API_PORT: String(ports.api), DATA_DIR: settings.dataDir },
  });
  const web = describe("web", "packages/web/host/main.ts", `${origins.web}/`, {
    defaults: {
      API_ORIGIN: origins.api,
      ...(env["PAYMENT_API_URL"] ? {} : { PAYMENT_SCRIPT_URL: `${origins.sandbox}/v1/iamport.js` }),
    },
    fixed: { WEB_PORT: String(ports.web) },
  });
  const operators = describe("console", "packages/console/host/main.ts", `${origins.console}/`, {
    defaults: { API_ORIGIN: origins.api },
    fixed: { CONSOLE_PORT: String(ports.console) },
  });

  // The sandbox strips types from its browser scripts with an experimental feature of Node, which still warns.
  sandbox.nodeOptions = ["--disable-warning=ExperimentalWarning"];
  // With the real provider's address in the environment no sandbox is needed.
  return {
    ...(env["PAYMENT_API_URL"] ? {} : { sandbox }),
    server,
    web,
    ...(ports.console !== undefined && { console: operators }),
  };
}
