import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "../../../scripts/stack/ports.ts";
import { copyRepository } from "../../../scripts/testing/copy-repository.ts";
import type { Table } from "../report/table.ts";

const GOAL_SECONDS = 10;
/** The first removes a field that code reads, so that types fail; the second restores it; the third changes a limit. */
const changes = [
  {
    name: "a field of a form goes",
    file: "openapi/member.yaml",
    from: "        is_default: { title",
    to: "        is_gone: { title",
  },
  {
    name: "it comes back",
    file: "openapi/member.yaml",
    from: "        is_gone: { title",
    to: "        is_default: { title",
  },
  {
    name: "a limit changes",
    file: "openapi/company-contract.yaml",
    from: "minimum: 1, maximum: 120 }",
    to: "minimum: 1, maximum: 119 }",
  },
] as const;

/** The time from a saved change of the contract to the verdict of `pnpm dev` on all types, in a copy of the tree. */
export async function benchDev(report: (progress: string) => void): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), "damadum-bench-dev-"));
  report("copy");
  copyRepository(folder);
  const dev = await startDev(folder);
  try {
    report("first answer");
    await dev.nextAnswer();
    const rows: (readonly string[])[] = [];
    for (const { name, file, from, to } of changes) {
      report(name);
      const contract = join(folder, file);
      const before = readFileSync(contract, "utf8");
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} has no "${from}" any more`);
      const began = performance.now();
      writeFileSync(contract, after);
      const answer = await dev.nextAnswer();
      rows.push([name, answer, ((performance.now() - began) / 1000).toFixed(1)]);
    }
    return {
      title: "pnpm dev: seconds from a saved change of the contract to the answer, types included",
      columns: ["", "answer", "s"],
      rows,
      notes: [`Goal: under ${GOAL_SECONDS} s on a quiet machine.`],
      missed: rows
        .filter(([, , seconds]) => Number(seconds) >= GOAL_SECONDS)
        .map(([name, , seconds]) => `pnpm dev, ${name}: ${seconds} s`),
    };
  } finally {
    await dev.stop();
    rmSync(folder, { recursive: true });
  }
}

interface RunningDev {
  /** The next verdict on all types, ✓ or ✗. */
  nextAnswer(): Promise<string>;
  stop(): Promise<void>;
}

async function startDev(folder: string): Promise<RunningDev> {
  const ports = {
    WEB_PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
  };
  const child = spawn(process.execPath, ["scripts/dev.ts", "--mock"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...ports, DATA_DIR: join(folder, ".data") },
  });
  const ended = once(child, "exit");
  const answers = answersOf(child);
  return {
    async nextAnswer() {
      const { value } = await Promise.race([
        answers.next(),
        ended.then(() => {
          throw new Error("pnpm dev has ended");
        }),
      ]);
      return value ?? "";
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function* answersOf({ stdout }: ChildProcess): AsyncGenerator<string, void> {
  if (stdout === null) throw new Error("pnpm dev has no output");
  for await (const line of createInterface({ input: stdout })) {
    const [, answer] = /^types: ([✓✗])/.exec(line) ?? [];
    if (answer !== undefined) yield answer;
  }
}
