import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stack } from "../../../scripts/stack/stack.ts";
import { freePort } from "../ports/free-port.ts";
import type { DemoLogin } from "./routes.ts";

/** The environment of the person who runs the bench must not affect what is measured. */
const { PATH, HOME, TMPDIR } = process.env;

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** The whole product with its demo data, as `npm start` runs it. */
export interface RunningProduct {
  readonly origin: string;
  /** Logs in to a demo account; a page renews its tokens, so each page needs its own login. */
  logIn(username: DemoLogin): Promise<Tokens>;
  /** An order of the demo member that can still be paid. */
  readonly serial: string;
  stop(): Promise<void>;
}

/** Starts web, server and sandbox on free ports. */
export async function startProduct(): Promise<RunningProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), "damadum-bench-"));
  const ports = { web: await freePort(), api: await freePort(), sandbox: await freePort() };
  const stack = new Stack({ ports, dataDir, env: { PATH, HOME, TMPDIR } });
  const stop = async () => {
    await stack.stop();
    await rm(dataDir, { recursive: true });
  };
  try {
    await stack.start();
    const api = `http://localhost:${ports.api}`;
    const logIn = (username: DemoLogin) =>
      answerOf<Tokens>(`${api}/api/login/id`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ username, password: "Damadum!2026" }),
      });
    const { access_token: token } = await logIn("demo-member");
    const orders = await answerOf<{ items: readonly { serial: string; status: string }[] }>(
      `${api}/api/estimates`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    const order = orders.items.find(({ status }) => status === "QUOTED");
    if (order === undefined) throw new Error("The demo member has no order to pay");
    return { origin: `http://localhost:${ports.web}`, logIn, serial: order.serial, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The body, typed by the contract; throws with it when the response is not a success. */
async function answerOf<Body>(url: string, options: RequestInit): Promise<Body> {
  const response = await fetch(url, options);
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${url}: ${text}`);
  return JSON.parse(text);
}
