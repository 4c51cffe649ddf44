import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, matchesGlob } from "node:path";
import { pathToFileURL } from "node:url";

import { runCheck, type Check, type Verdict } from "../checks/check.ts";
import { root } from "../root.ts";

const reporter = pathToFileURL(join(import.meta.dirname, "report-reads.ts")).href;

/** A package's script that writes its `src/generated`. Knows its inputs from its last run. */
export class Generator {
  readonly #check: Check;
  readonly #output: string;
  #reads: readonly string[] = [];

  constructor(check: Check) {
    this.#check = check;
    this.#output = join(root, check.folder ?? ".", "src/generated");
  }

  /** Runs the script and records what it read, even if it fails. */
  async run(): Promise<Verdict> {
    const folder = mkdtempSync(join(tmpdir(), "damadum-reads-"));
    try {
      const list = join(folder, "reads");
      const verdict = await runCheck({
        ...this.#check,
        env: { NODE_OPTIONS: `--import=${reporter}`, READS_TO: list },
      });
      this.#reads = readsOf(list);
      return verdict;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /**
   * Whether a file is an input of the script: one that it reads, one in a folder that it copies, or a new one that it
   * would find.
   */
  reads(file: string): boolean {
    if (file.startsWith(`${this.#output}/`)) return false;
    return this.#reads.some(
      (read) => file === read || file.startsWith(`${read}/`) || matchesGlob(file, read),
    );
  }

  /** Whether the script reads what the other one writes. */
  readsOutputOf(other: Generator): boolean {
    return this.#reads.some((read) => read.startsWith(`${other.#output}/`));
  }
}

function readsOf(list: string): readonly string[] {
  const lines = new Set(readFileSync(list, "utf8").trimEnd().split("\n"));
  return [...lines].filter(
    (read) => read.startsWith(`${root}/`) && !read.includes("/node_modules/"),
  );
}
