import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "sandbox",
    include: ["src/**/*.test.ts"],
    environment: "node",
    isolate: false,
    // Hooks start a process, which takes what a busy machine gives it.
    hookTimeout: 120_000,
  },
});
