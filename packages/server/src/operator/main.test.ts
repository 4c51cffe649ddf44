import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runOperatorCommand, serverProcesses } from "../testing/server-process.ts";

const dataDir = mkdtempSync(join(tmpdir(), "damadum-ops-"));
const servers = serverProcesses();
afterAll(() => {
  servers.killAll();
  rmSync(dataDir, { recursive: true, force: true });
});

const ops = (...words: readonly string[]) =>
  runOperatorCommand(words, { DATA_DIR: dataDir, OPS_SESSION: join(dataDir, "ops.json") });

describe("the operator's command", () => {
  it("creates only the first operator on the database, and does everything else after a login", async () => {
    const create = ["operators", "create", "ops-one", "--name", "운영자"];
    expect((await ops(...create)).out).toMatch(/비밀번호[^]*복구 코드/);
    const again = await ops("operators", "create", "ops-two", "--name", "운영자");
    expect([again.code, again.complaint]).toEqual([1, expect.stringContaining("이미 있어요")]);
    const early = await ops("moves", "list");
    expect([early.code, early.complaint]).toEqual([1, expect.stringContaining("pnpm ops login")]);
    const server = servers.start({ DATA_DIR: dataDir });
    await server.url;
    expect((await ops(...create)).complaint).toContain("서버를 멈춘 뒤");
    await server.end("SIGTERM");
  }, 180_000);

  it("prints help in Korean and names the wrong argument", async () => {
    const help = await ops("--help");
    expect(help.code).toBe(0);
    expect(help.out).toMatch(/쓰는 법:[^]*명령:[^]*moves[^]*이사 주문/);
    expect((await ops("moves", "advance", "--help")).out).toContain("--note <메모>");
    const wrong = await ops("moves", "fly");
    expect([wrong.code, wrong.complaint]).toEqual([2, expect.stringContaining("없는 명령이에요")]);
    expect((await ops("moves", "show")).complaint).toContain(
      "인자가 빠졌어요: 이사 번호\n도움말: pnpm ops moves show --help",
    );
  }, 180_000);
});
