import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Much of a test is waiting, for a database or a page: no core is left out.
    maxWorkers: "100%",
    projects: [
      "packages/*/vitest{,.*}.config.ts",
      "scripts/vitest.config.ts",
      ".storybook/vitest.config.ts",
    ],
  },
});
