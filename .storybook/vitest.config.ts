import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { defineProject } from "vitest/config";
import { browserOptions } from "../scripts/testing/browser-options.ts";

// Every story in every width, scheme and text size, for `pnpm test:full`; otherwise at 390, where it must also fit 360.
const crossed = process.env["TEST_FULL"] === "1";
const configDir = fileURLToPath(new URL(".", import.meta.url));

export default defineProject({
  root: fileURLToPath(new URL("..", import.meta.url)),
  plugins: [storybookTest({ configDir, initialGlobals: { crossed } })],
  test: {
    name: "storybook",
    setupFiles: [fileURLToPath(new URL("../scripts/testing/no-owner-stacks.ts", import.meta.url))],
    // A screen loads its parts as a user's browser does, which is slow on a busy machine.
    testTimeout: crossed ? 180_000 : 60_000,
    hookTimeout: 120_000,
    // Files share a page and its modules, as the stories of one file do.
    isolate: false,
    // Without motion, so that nothing is checked in the middle of an animation.
    browser: browserOptions({ reducedMotion: "reduce" }),
  },
});
