import { defineProject } from "vitest/config";
import { browserOptions } from "../../scripts/testing/browser-options.ts";

// In a real Chromium, because script loading is the browser's own behaviour.
export default defineProject({
  test: {
    name: "browser",
    include: ["src/**/*.test.ts"],
    browser: browserOptions(),
  },
});
