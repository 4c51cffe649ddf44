import { defineProject } from "vitest/config";

// Without a browser: the build, the host and the pure parts of the web.
export default defineProject({
  test: {
    name: "web",
    environment: "node",
    setupFiles: ["../../scripts/testing/seed-properties.ts"],
    isolate: false,
    include: ["build/**/*.test.ts", "host/**/*.test.ts", "src/**/*.test.ts"],
  },
});
