import { playwright } from "@vitest/browser-playwright";
import { defineProject } from "vitest/config";
import { testChromiumLaunchOptions } from "../../scripts/chromium.ts";

// In a real Chromium, because script loading is the browser's own behaviour.
export default defineProject({
  test: {
    name: "browser",
    include: ["src/**/*.test.ts"],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: testChromiumLaunchOptions() }),
      screenshotFailures: false,
      instances: [{ browser: "chromium" }],
    },
  },
});
