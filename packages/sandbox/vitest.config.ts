import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "sandbox",
    include: ["src/**/*.test.ts"],
    environment: "node",
    isolate: false,
    // Hooks start a process, which is slow on a busy machine.
    hookTimeout: 120_000,
  },
});
