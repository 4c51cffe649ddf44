// `pnpm verify`: every check that does not run the product. CI runs the same through `npm test`, with `--all`.
import { availableParallelism } from "node:os";
import { runAll } from "./checks/check.ts";
import { checks } from "./checks/checks.ts";

const began = Date.now();
const verdicts = await runAll(checks({ isWhole: process.argv.includes("--all") }), {
  atOnce: availableParallelism(),
  report: ({ name, passed, seconds }) => {
    console.log(`${passed ? "✓" : "✗"} ${name.padEnd(22)} ${seconds.toFixed(1)} s`);
  },
});

const failed = verdicts.filter(({ passed }) => !passed);
for (const { name, output } of failed) console.log(`\n─── ${name} ───\n${output}`);
const seconds = ((Date.now() - began) / 1000).toFixed(1);
console.log(
  `\nverify: ${verdicts.length - failed.length} passed, ${failed.length} failed, ${seconds} s`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
