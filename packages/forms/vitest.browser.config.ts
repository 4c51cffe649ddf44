import { defineProject } from "vitest/config";

import { browserOptions } from "../../scripts/testing/browser-options.ts";

// In a real Chromium, as a person uses a form.
export default defineProject({
  test: {
    name: "forms (browser)",
    include: ["src/**/*.test.tsx"],
    setupFiles: ["../../scripts/testing/no-owner-stacks.ts", "src/testing/setup.ts"],
    env: { TEST_FULL: process.env["TEST_FULL"] ?? "" },
    // Files share a page and its modules; the setup cleans up before each test.
    isolate: false,
    // A form of many questions is slow on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Without motion: a press on a layer that still moves on a busy machine is no click.
    browser: browserOptions({ reducedMotion: "reduce" }),
  },
});
