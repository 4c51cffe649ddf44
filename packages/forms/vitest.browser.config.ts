import { playwright } from "@vitest/browser-playwright";
import { defineProject } from "vitest/config";

import { chromiumLaunchOptions } from "../../scripts/chromium.ts";

// In a real Chromium, as a person uses a form.
export default defineProject({
  test: {
    name: "forms (browser)",
    include: ["src/**/*.test.tsx"],
    setupFiles: ["src/testing/setup.ts"],
    // Files share a page and its modules; before each test the setup takes away what another left.
    isolate: false,
    // A form of many questions takes what a busy machine gives it.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      viewport: { width: 390, height: 844 },
      screenshotFailures: false,
      instances: [{ browser: "chromium" }],
    },
  },
});
