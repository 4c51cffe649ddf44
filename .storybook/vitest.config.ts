import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { defineProject } from "vitest/config";
import { AFTER_OTHERS, browserOptions } from "../scripts/testing/browser-options.ts";

// Every story in every width, scheme and text size, for `pnpm test:full`; otherwise at 390, and no wider than 360.
const crossed = process.env["TEST_FULL"] === "1";
const configDir = fileURLToPath(new URL(".", import.meta.url));

export default defineProject({
  root: fileURLToPath(new URL("..", import.meta.url)),
  plugins: [storybookTest({ configDir, initialGlobals: { crossed } })],
  test: {
    name: "storybook",
    sequence: AFTER_OTHERS,
    // A screen loads its parts as a person's browser does, which takes what a busy machine gives it.
    testTimeout: crossed ? 180_000 : 60_000,
    hookTimeout: 120_000,
    // Files share a page and its modules, as the stories of one file do.
    isolate: false,
    // Movements stop, so that nothing is judged half-way through its appearance.
    browser: browserOptions({ reducedMotion: "reduce" }),
  },
});
