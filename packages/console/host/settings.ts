import { originOf, portOf } from "@damadum/host";

export interface ConsoleSettings {
  readonly port: number;
  /** Address to listen on. */
  readonly address: string;
  readonly apiOrigin: string;
}

const DEFAULT_PORT = 3001;
const LOCAL_API = "http://localhost:4000";

/** Reads the console host's settings from the environment; throws InvalidSettings that names the wrong one. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): ConsoleSettings {
  return {
    port: portOf("CONSOLE_PORT", env["CONSOLE_PORT"], DEFAULT_PORT),
    address: env["CONSOLE_ADDRESS"] || "localhost",
    apiOrigin: originOf("API_ORIGIN", env["API_ORIGIN"] || LOCAL_API),
  };
}
