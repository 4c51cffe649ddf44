import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { draft } from "./testing/drafts.ts";
import { newSignup } from "./testing/members.ts";
import { post, send, serverProcesses } from "./testing/server-process.ts";
import { seed, timesOf } from "../../../scripts/testing/test-share.ts";

const KILLS = timesOf({ full: 20, share: 3 });
const WRITERS = 4;

const dataDir = mkdtempSync(join(tmpdir(), "damadum-crash-"));
const servers = serverProcesses();
afterAll(() => {
  servers.killAll();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The child process uses the real clock. */
const moveDate = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);

it(`loses no acknowledged write and starts again after kill -9, ${KILLS} times`, async () => {
  const acknowledged: string[] = [];
  let token: string | undefined;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = servers.start({ DATA_DIR: dataDir });
    const url = await server.url;
    token ??= String(
      JSON.parse(await post(url, "/api/signup", { body: newSignup() })).access_token,
    );
    const bearer = token;
    const enough = acknowledged.length + 1 + ((seed + kill) % 7);
    const write = async () => {
      for (;;) {
        const body = { ...draft, move_date: moveDate };
        const answer = await post(url, "/api/estimates", { body, token: bearer });
        acknowledged.push(String(JSON.parse(answer).serial));
        // The other writers are in the middle of a write.
        if (acknowledged.length >= enough) server.process.kill("SIGKILL");
      }
    };
    const writers = await Promise.allSettled(Array.from({ length: WRITERS }, write));
    expect(writers.map(({ status }) => status)).toEqual(Array(WRITERS).fill("rejected"));
    await server.end("SIGKILL");
  }

  const server = servers.start({ DATA_DIR: dataDir });
  const url = await server.url;
  const lost: string[] = [];
  for (const serial of acknowledged) {
    const { status } = await send(
      url,
      `/api/estimates/${serial}`,
      token === undefined ? {} : { token },
    );
    if (status !== 200) lost.push(serial);
  }
  expect(lost).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
  await server.end("SIGTERM");
}, 600_000);
