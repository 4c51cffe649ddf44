import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { draft } from "./testing/drafts.ts";
import { newSignup } from "./testing/members.ts";
import { post, send, serverProcesses } from "./testing/server-process.ts";

const dataDir = mkdtempSync(join(tmpdir(), "damadum-server-"));
const servers = serverProcesses();

afterAll(() => {
  servers.killAll();
  rmSync(dataDir, { recursive: true, force: true });
});

const startChild = (env: Readonly<Record<string, string>> = {}) =>
  servers.start({ DATA_DIR: dataDir, ...env });

/** The child process uses the real clock. */
const moveDate = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);

describe("the server process", () => {
  it("keeps acknowledged writes after kill -9 and locks its folder", async () => {
    const first = startChild();
    const url = await first.url;
    const { access_token: token } = JSON.parse(
      await post(url, "/api/signup", { body: newSignup() }),
    );

    const second = startChild();
    await expect(second.url).rejects.toThrow(/Another server is using the data folder .*DATA_DIR/);
    expect(second.process.exitCode).toBe(1);

    const acknowledged: string[] = [];
    const writing = (async () => {
      for (;;) {
        const body = { ...draft, move_date: moveDate };
        acknowledged.push(JSON.parse(await post(url, "/api/estimates", { body, token })).serial);
        if (acknowledged.length === 10) first.process.kill("SIGKILL");
      }
    })();
    await expect(writing).rejects.toThrow("no answer");

    const again = startChild();
    const found = await Promise.all(
      acknowledged.map(async (serial) => {
        const { status } = await send(await again.url, `/api/estimates/${serial}`, { token });
        return status;
      }),
    );
    expect(found.length).toBeGreaterThanOrEqual(10);
    expect(new Set(found)).toEqual(new Set([200]));

    // A dying parent closes the channel, and the server stops by itself.
    const ended = once(again.process, "exit");
    again.process.disconnect();
    expect(await ended).toEqual([0, null]);
  }, 180_000);

  it("stops cleanly on SIGTERM and names wrong settings", async () => {
    const running = startChild();
    await running.url;
    const ended = once(running.process, "exit");
    running.process.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);

    const wrong = startChild({ API_PORT: "many", WEB_ORIGINS: "nowhere" });
    await expect(wrong.url).rejects.toThrow(/API_PORT[^]*WEB_ORIGINS/);
  }, 180_000);
});
