import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Compiling what a command loads takes longer than most commands do. A folder that cannot be written is no mistake.
enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/ops", import.meta.url)));

const { runProgram } = await import("./cli/run-program.ts");
process.exitCode = await runProgram(process.argv.slice(2));
