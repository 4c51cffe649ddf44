import { playwright } from "@vitest/browser-playwright";
import { defineProject } from "vitest/config";
import { chromiumLaunchOptions } from "../../scripts/chromium.ts";

// In a real Chromium: whether a script comes is its word.
export default defineProject({
  test: {
    name: "browser",
    include: ["src/**/*.test.ts"],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      screenshotFailures: false,
      instances: [{ browser: "chromium" }],
    },
  },
});
