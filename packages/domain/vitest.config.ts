import { defineProject } from "vitest/config";

// The rules have no state, so test files can share one worker.
export default defineProject({
  test: {
    name: "domain",
    include: ["src/**/*.test.ts"],
    environment: "node",
    isolate: false,
    setupFiles: ["../../scripts/testing/seed-properties.ts"],
  },
});
