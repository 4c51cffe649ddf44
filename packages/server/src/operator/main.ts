import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Compiling a command's modules takes longer than running most commands. A read-only cache folder is not an error.
enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/ops", import.meta.url)));

const { runProgram } = await import("./cli/run-program.ts");
process.exitCode = await runProgram(process.argv.slice(2));
