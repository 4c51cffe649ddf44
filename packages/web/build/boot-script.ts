import { fileURLToPath } from "node:url";
import { build } from "vite";

const WEB = new URL("../", import.meta.url);

/** The script of a prerendered page. */
export function buildBootScript(): Promise<string> {
  return buildClassicScript("src/app/boot/boot.ts");
}

/** A classic script that needs no other, from its entry in the web; `define` puts expressions in place of names. */
export async function buildClassicScript(
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production"), ...define },
    build: {
      write: false,
      modulePreload: false,
      lib: { entry: fileURLToPath(new URL(entry, WEB)), formats: ["iife"], name: "script" },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error(`vite built nothing of ${entry}`);
  const [chunk, ...others] = output.output;
  if (others.length > 0) throw new Error(`${entry} is to be one file`);
  return chunk.code;
}
