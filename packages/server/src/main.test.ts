import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { serverProcesses } from "./testing/server-process.ts";

const dataDir = mkdtempSync(join(tmpdir(), "damadum-server-"));
const servers = serverProcesses();

afterAll(() => {
  servers.killAll();
  rmSync(dataDir, { recursive: true, force: true });
});

const startChild = (env: Readonly<Record<string, string>> = {}) =>
  servers.start({ DATA_DIR: dataDir, ...env });

describe("the server process", () => {
  it("locks its folder, and stops when its parent dies", async () => {
    const first = startChild();
    await first.url;

    const second = startChild();
    await expect(second.url).rejects.toThrow(/Another server is using the data folder .*DATA_DIR/);
    expect(second.process.exitCode).toBe(1);

    // A dying parent closes the channel.
    const ended = once(first.process, "exit");
    first.process.disconnect();
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
