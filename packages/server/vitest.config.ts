import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "server",
    include: ["src/**/*.test.ts"],
    environment: "node",
    setupFiles: ["../../scripts/testing/seed-properties.ts"],
    // Files share only read-only modules; each opens its own database.
    isolate: false,
    globalSetup: ["src/testing/build-image-once.ts", "src/testing/prepare-postgres-once.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
