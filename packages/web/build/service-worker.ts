import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildClassicScript } from "./boot-script.ts";
import { BuiltScripts } from "./built-scripts.ts";

const ENTRY = new URL("../src/app/service-worker/service-worker.ts", import.meta.url);

/** Lazy parts of the shell that must work offline: they show that the network is gone, and offer help. */
const SHELL_PARTS = [
  "src/app/background/start-background.ts",
  "src/shell/app/app-frame.tsx",
  "src/shell/help-sheet.tsx",
  "src/shell/notices/late-notices.tsx",
];

export async function writeServiceWorker(dist: string): Promise<void> {
  const shell = readFileSync(join(dist, "index.html"));
  const scripts = new BuiltScripts(dist);
  const files = new Set([
    ...scripts.entry(),
    ...SHELL_PARTS.flatMap((part) => [...scripts.of(part)]),
  ]);
  const precached = [
    { url: "/index.html", revision: createHash("sha256").update(shell).digest("base64url") },
    // Their names already contain a hash.
    ...[...files].map((file) => ({ url: `/${file}`, revision: null })),
  ];
  const code = await buildClassicScript(ENTRY, {
    SHELL_FILES: JSON.stringify(precached),
  });
  writeFileSync(join(dist, "service-worker.js"), code);
}
