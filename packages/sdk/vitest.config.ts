import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "sdk",
    environment: "node",
    include: ["src/**/*.test.ts", "contract/**/*.test.ts", "orval/**/*.test.ts"],
  },
});
