import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../scripts/stack/ports.ts";
import type { ServiceName } from "../../../scripts/stack/services.ts";
import { Stack } from "../../../scripts/stack/stack.ts";
import { logIn, request } from "./api.ts";

/** The environment of the person who runs the bench must not affect what is measured. */
const { PATH, HOME, TMPDIR } = process.env;

/** Storage state of a browser with a logged-in user. */
export interface StorageState {
  readonly cookies: [];
  readonly origins: {
    readonly origin: string;
    readonly localStorage: { readonly name: string; readonly value: string }[];
  }[];
}

/** Web, server and sandbox. */
export interface Product {
  readonly origin: string;
  readonly apiOrigin: string;
  /** Logs in; a page renews its tokens, so each page needs its own login. */
  logIn(username: string): Promise<StorageState>;
  /** The response of the API to that user. */
  get<Body>(path: string, username: string): Promise<Body>;
  stop(): Promise<void>;
}

/** Starts the product, whole or in part, on free ports with its demo data, as `npm start` runs it. */
export async function startProduct(services?: readonly ServiceName[]): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), "damadum-bench-"));
  const ports = { web: await freePort(), api: await freePort(), sandbox: await freePort() };
  const stack = new Stack({ ports, dataDir, env: { PATH, HOME, TMPDIR } });
  const origin = `http://localhost:${ports.web}`;
  const apiOrigin = `http://localhost:${ports.api}`;
  const api = `${apiOrigin}/api`;
  const stop = async () => {
    await stack.stop();
    await rm(dataDir, { recursive: true });
  };
  try {
    await stack.start(services);
    return {
      origin,
      apiOrigin,
      async logIn(username) {
        const { access_token, refresh_token } = await logIn(api, username);
        const localStorage = Object.entries({ access_token, refresh_token }).map(
          ([name, value]) => ({ name: `damadum.${name}`, value }),
        );
        return { cookies: [], origins: [{ origin, localStorage }] };
      },
      async get(path, username) {
        const { access_token: token } = await logIn(api, username);
        return request(api + path, { headers: { authorization: `Bearer ${token}` } });
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
