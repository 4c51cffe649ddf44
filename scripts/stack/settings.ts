import { resolve } from "node:path";
import { root } from "../root.ts";

export interface StackSettings {
  /** Without a port for the console, it does not run. */
  ports: { web: number; console?: number; api: number; sandbox: number };
  /** Absolute: the embedded database, the sandbox's books and the logs live here. */
  dataDir: string;
  /** Passed to every service: overrides the stack's defaults, but not its ports and data folder. */
  env: NodeJS.ProcessEnv;
}

/** Reads the settings of `npm start`; throws a TypeError naming the variable that is not a port. */
export function readStackSettings(env: NodeJS.ProcessEnv): StackSettings {
  return {
    ports: {
      web: portOf("WEB_PORT", env["WEB_PORT"], 3000),
      console: portOf("CONSOLE_PORT", env["CONSOLE_PORT"], 3001),
      api: portOf("API_PORT", env["API_PORT"], 4000),
      sandbox: portOf("SANDBOX_PORT", env["SANDBOX_PORT"], 4100),
    },
    dataDir: resolve(root, env["DATA_DIR"] || ".data"),
    env,
  };
}

function portOf(name: string, text: string | undefined, fallback: number): number {
  const port = text ? Number(text) : fallback;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new TypeError(`${name}=${text}: 1 부터 65535 까지의 포트 번호여야 해요. (not a port)`);
  }
  return port;
}
