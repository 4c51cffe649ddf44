import { fileURLToPath } from "node:url";
import { build } from "vite";
import { oldestBrowsers } from "@damadum/host/vite";

/** Builds the boot script that every prerendered page contains. */
export function buildBootScript(): Promise<string> {
  return buildClassicScript(new URL("../src/app/boot/boot.ts", import.meta.url));
}

/** Builds a self-contained classic script from its entry; `define` replaces names with expressions. */
export async function buildClassicScript(
  entry: URL,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production"), ...define },
    build: {
      target: oldestBrowsers,
      write: false,
      modulePreload: false,
      lib: { entry: fileURLToPath(entry), formats: ["iife"], name: "script" },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error(`vite built nothing of ${entry.pathname}`);
  const [chunk, ...others] = output.output;
  if (others.length > 0) throw new Error(`${entry.pathname} is to be one file`);
  return chunk.code;
}
