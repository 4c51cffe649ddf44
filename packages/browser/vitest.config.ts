import { defineProject } from "vitest/config";
import { AFTER_OTHERS, browserOptions } from "../../scripts/testing/browser-options.ts";

// In a real Chromium, because script loading is the browser's own behaviour.
export default defineProject({
  test: {
    name: "browser",
    include: ["src/**/*.test.ts"],
    sequence: AFTER_OTHERS,
    browser: browserOptions(),
  },
});
