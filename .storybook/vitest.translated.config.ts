import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { defineProject } from "vitest/config";
import { browserOptions } from "../scripts/testing/browser-options.ts";

const configDir = fileURLToPath(new URL(".", import.meta.url));

const root = fileURLToPath(new URL("..", import.meta.url));

/** Only where something is pressed can a changed page fail; the rest would take as long again. Screens use all of ui. */
const withoutPresses = globSync("packages/{forms,web}/src/**/*.stories.tsx", { cwd: root }).filter(
  (file) => !/userEvent|click\(|press/.test(readFileSync(join(root, file), "utf8")),
);

// Forms and screens once more, on pages that a browser has translated. The other run judges how they look.
export default defineProject({
  root,
  plugins: [
    storybookTest({ configDir, initialGlobals: { translated: true, a11y: { manual: true } } }),
  ],
  test: {
    name: "translated",
    exclude: ["packages/ui/**", ...withoutPresses],
    setupFiles: [fileURLToPath(new URL("../scripts/testing/no-owner-stacks.ts", import.meta.url))],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    isolate: false,
    browser: browserOptions({ reducedMotion: "reduce" }),
  },
});
