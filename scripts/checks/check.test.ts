import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { runCheck } from "./check.ts";

test("runCheck ends what its command has started when its signal is aborted", async () => {
  const folder = mkdtempSync(join(tmpdir(), "check-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [script, started] = [join(folder, "child.mjs"), join(folder, "started")];
  // As tsc does, it goes on when it is asked to end.
  writeFileSync(
    script,
    `import { renameSync, writeFileSync } from "node:fs";
    process.on("SIGTERM", () => {});
    setInterval(() => {}, 1000);
    writeFileSync("${started}.part", String(process.pid));
    renameSync("${started}.part", "${started}");`,
  );
  const ending = new AbortController();
  // The second command keeps the shell from becoming the first.
  const command = `'${process.execPath}' '${script}'; true`;
  const run = runCheck({ name: "it", command, signal: ending.signal });
  await vi.waitFor(() => expect(existsSync(started)).toBe(true), 30_000);
  ending.abort();
  await expect(run).rejects.toThrow("aborted");
  const pid = Number(readFileSync(started, "utf8"));
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"), 30_000);
}, 60_000);
