import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineProject } from "vitest/config";
import { chromiumLaunchOptions } from "../scripts/chromium.ts";

const configDir = fileURLToPath(new URL(".", import.meta.url));

export default defineProject({
  root: fileURLToPath(new URL("..", import.meta.url)),
  plugins: [storybookTest({ configDir })],
  test: {
    name: "storybook",
    browser: {
      enabled: true,
      headless: true,
      // Movements stop, so that nothing is judged half-way through its appearance.
      provider: playwright({
        launchOptions: chromiumLaunchOptions(),
        contextOptions: { reducedMotion: "reduce" },
      }),
      viewport: { width: 390, height: 844 },
      screenshotFailures: false,
      instances: [{ browser: "chromium" }],
    },
  },
});
