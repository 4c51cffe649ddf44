import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chunksOf } from "./chunks.ts";
import { buildClassicScript } from "./boot-script.ts";

/** Writes the service worker, which keeps the shell and the scripts that it starts with. */
export async function writeServiceWorker(dist: string): Promise<void> {
  const shell = readFileSync(join(dist, "index.html"));
  const files = [
    { url: "/index.html", revision: createHash("sha256").update(shell).digest("base64url") },
    // Their names hold a hash already.
    ...chunksOf(dist).map((url) => ({ url, revision: null })),
  ];
  const code = await buildClassicScript("src/app/service-worker/service-worker.ts", {
    SHELL_FILES: JSON.stringify(files),
  });
  writeFileSync(join(dist, "service-worker.js"), code);
}
