import { defineProject } from "vitest/config";

/** Generates and type-checks a whole copy, which one run of `pnpm test:full` is often enough for. */
const whole = ["checks/add-a-field.test.ts"];

export default defineProject({
  test: {
    name: "scripts",
    include: ["**/*.test.ts", "../.storybook/coverage/*.test.ts", "../bench/src/**/*.test.ts"],
    exclude: process.env["TEST_FULL"] === "1" ? [] : whole,
    environment: "node",
  },
});
