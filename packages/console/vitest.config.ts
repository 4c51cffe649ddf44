import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "console",
    environment: "node",
    include: ["host/**/*.test.ts", "src/**/*.test.ts"],
  },
});
