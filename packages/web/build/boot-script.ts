import { fileURLToPath } from "node:url";
import { build } from "vite";

const ENTRY = fileURLToPath(new URL("../src/app/boot/boot.ts", import.meta.url));

/** The script of a prerendered page, as a classic file that needs no other. */
export async function buildBootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      modulePreload: false,
      lib: { entry: ENTRY, formats: ["iife"], name: "boot" },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("vite built no boot script");
  const [chunk, ...others] = output.output;
  if (others.length > 0) throw new Error("The boot script is to be one file");
  return chunk.code;
}
