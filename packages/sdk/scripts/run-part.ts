// Runs Orval for one part of `orval.config.ts` in the working directory.
import { generate } from "orval";

import { parts } from "../orval.config.ts";

const [part] = process.argv.slice(2);
const runs = Object.entries(parts).find(([name]) => name === part)?.[1];
if (runs === undefined) throw new Error(`There is no part "${part}"`);
for (const run of runs()) {
  await generate(run, process.cwd(), { throwOnError: true, logLevel: "warn" });
}
