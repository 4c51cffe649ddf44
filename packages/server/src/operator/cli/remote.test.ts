import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { newOperatorAccount } from "../../testing/operators.ts";
import { newPaidOrder } from "../../testing/orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { callRemote, logIn, logOut } from "./remote.ts";
import { showJson } from "./show-result.ts";

const server = testServer();
const folder = mkdtempSync(join(tmpdir(), "damadum-remote-"));
const file = join(folder, "inner", "ops.json");
let api: string;
beforeAll(async () => {
  api = await server.app.listen({ host: "127.0.0.1", port: 0 });
  vi.stubEnv("OPS_SESSION", file);
});
beforeEach(() => rmSync(file, { force: true }));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const ops = (words: string, input: object = {}) => callRemote(words, { ...input });

async function logInAnew(role: "CARE" | "ADMIN" = "ADMIN") {
  const { body } = await newOperatorAccount(server, role);
  vi.stubEnv("OPS_PASSWORD", body.password);
  await logIn({ username: body.username, code: body.code, api });
}

describe("pnpm ops over HTTP", () => {
  it("is not used before a login, and keeps the tokens from other users of the machine", async () => {
    expect(await ops("today")).toBeNull();
    await logInAnew();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await logOut();
    expect(await ops("today")).toBeNull();
  });

  it("returns facts, tables and files of a command", async () => {
    await logInAnew();
    const { serial } = await newPaidOrder(server);
    const result = await ops("moves advance", { serial, to: "CONFIRM", note: "기사 배정" });
    if (result === null) throw new Error("Nobody is logged in");
    const shown = JSON.parse(showJson(result, null));
    expect(shown.facts).toMatchObject({ 번호: serial, 상태: "CONFIRM" });
    expect(shown.tables.at(-1).rows.at(-1)).toMatchObject({ reason: "기사 배정" });
    const labels = await ops("boxes stock", { count: "1", labels: "l.pdf" });
    expect(labels?.file?.base64.length).toBeGreaterThan(100);
  });

  it("throws the server's sentence when it refuses, and when the role may not", async () => {
    await logInAnew("CARE");
    await expect(ops("moves show", { serial: "MV1" })).rejects.toThrow("moves list");
    await expect(ops("moves show")).rejects.toThrow("이사 번호: 꼭 적어 주세요");
    await expect(ops("operators list")).rejects.toThrow("내 역할로는 할 수 없는 일");
  });

  it("renews an expired login, and forgets one that is over", async () => {
    await logInAnew();
    const before = readFileSync(file, "utf8");
    server.clock.pass({ minutes: 16 });
    expect((await ops("todo"))?.tables).toHaveLength(1);
    expect(readFileSync(file, "utf8")).not.toBe(before);
    server.clock.pass({ days: 1 });
    await expect(ops("todo")).rejects.toThrow("pnpm ops login");
    expect(await ops("todo")).toBeNull();
  });

  it("ends the login at the server, even when its access token has expired", async () => {
    await logInAnew();
    const kept = readFileSync(file, "utf8");
    server.clock.pass({ minutes: 16 });
    await logOut();
    writeFileSync(file, kept);
    await expect(ops("todo")).rejects.toThrow("로그인이 끝났어요");
  });

  it("throws when the login is refused or nothing listens", async () => {
    vi.stubEnv("OPS_PASSWORD", "Box!2026go");
    const wrong = { username: "nobody-here", code: "123456" };
    await expect(logIn({ ...wrong, api })).rejects.toThrow("맞지 않는 것이 있어요");
    await expect(logIn({ ...wrong, api: "http://127.0.0.1:9" })).rejects.toThrow(
      "연결할 수 없어요",
    );
  });
});
