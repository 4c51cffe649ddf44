import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
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

const ops = (...words: readonly string[]) => runOperatorCommand(words, { DATA_DIR: dataDir });

describe("the operator's command", () => {
  it("works when a server has the folder open, when it was killed, and without a server", async () => {
    const server = servers.start({ DATA_DIR: dataDir });
    await server.url;
    const secret = join(dataDir, "operator.json");
    expect(statSync(secret).mode & 0o777).toBe(0o600);
    expect((await ops("operators", "create", "ops-one", "--name", "운영자")).out).toContain(
      "비밀번호",
    );
    const set = await ops("slots", "set", "2999-01-01", "09:00", "3");
    expect([set.code, set.complaint]).toEqual([1, expect.stringContaining("오늘부터 90일")]);

    await server.end("SIGKILL");
    expect(existsSync(secret)).toBe(true);
    const log = await ops("operators", "log", "--json");
    expect(JSON.parse(log.out).tables[0].rows).toMatchObject([
      { operator: "ops-one", command: "slots set", outcome: "not_found" },
    ]);
    const again = servers.start({ DATA_DIR: dataDir });
    await again.url;
    await again.end("SIGTERM");
    expect(existsSync(secret)).toBe(false);
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
