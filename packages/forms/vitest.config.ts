import { defineProject } from "vitest/config";

// Without a browser: messages, rules, drafts, error mapping and the build.
export default defineProject({
  test: {
    name: "forms",
    environment: "node",
    setupFiles: ["../../scripts/testing/seed-properties.ts"],
    isolate: false,
    include: ["src/**/*.test.ts", "build/**/*.test.ts"],
  },
});
