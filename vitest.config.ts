import { defineConfig } from "vitest/config";

import "./scripts/testing/set-test-seed.ts";

export default defineConfig({
  test: {
    // Two renderers in one document are caused by the test that hydrates its own prerendered HTML.
    onConsoleLog: (log) => !log.startsWith("Detected multiple renderers concurrently"),
    projects: [
      "packages/*/vitest{,.*}.config.ts",
      "scripts/vitest.config.ts",
      ".storybook/vitest{,.translated}.config.ts",
    ],
  },
});
