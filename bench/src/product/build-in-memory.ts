import { build, type InlineConfig } from "vite";

/** Builds without writing files or reading a configuration; returns the files. */
export async function buildInMemory({ build: options, ...config }: InlineConfig) {
  const result = await build({
    configFile: false,
    // Hides warnings about "use client" in bundled packages, which has no effect here.
    logLevel: "error",
    build: { ...options, write: false },
    ...config,
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((output) => ("output" in output ? output.output : []));
}
