import { join } from "node:path";
import { root } from "../root.ts";
import type { ServiceDescription } from "./service.ts";
import type { StackSettings } from "./settings.ts";

export type ServiceName = "sandbox" | "server" | "web";

/** What Node made of the sources at an earlier start: a fifth of the time until the server answers. */
const compileCache = join(root, "node_modules/.cache/node");

/** How the three processes find each other; what the environment says already is left as it is. */
export function describeServices(
  settings: StackSettings,
): Partial<Record<ServiceName, ServiceDescription>> {
  const { ports, env } = settings;
  const origins = {
    web: `http://localhost:${ports.web}`,
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
      PAYMENT_API_URL: origins.sandbox,
      // With the real payment provider no sandbox runs, and social logins are those that are set up.
      ...(env["PAYMENT_API_URL"]
        ? {}
        : { SOCIAL_SANDBOX_URL: origins.sandbox, PROVIDER_SANDBOX: "1" }),
      // Somebody's real database gets no made-up orders.
      ...(env["DATABASE_URL"] ? {} : { DEMO_DATA: "1" }),
    },
    fixed: { API_PORT: String(ports.api), DATA_DIR: settings.dataDir },
  });
  const web = describe("web", "packages/web/host/main.ts", `${origins.web}/`, {
    defaults: {
      API_ORIGIN: origins.api,
      PAYMENT_SCRIPT_URL: `${origins.sandbox}/v1/iamport.js`,
    },
    fixed: { WEB_PORT: String(ports.web) },
  });

  // The sandbox takes the types off its browser scripts with a part of Node that still warns.
  sandbox.nodeOptions = ["--disable-warning=ExperimentalWarning"];
  // With the real provider's address in the environment there is nothing to stand in for.
  return env["PAYMENT_API_URL"] ? { server, web } : { sandbox, server, web };
}
