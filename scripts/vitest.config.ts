import { defineProject } from "vitest/config";

/** Generates and type-checks a whole copy of the repository, so it runs only in `pnpm test:full`. */
const whole = ["checks/add-a-field.test.ts"];

export default defineProject({
  test: {
    name: "scripts",
    include: ["**/*.test.ts", "../.storybook/**/*.test.ts", "../bench/src/**/*.test.ts"],
    exclude: process.env["TEST_FULL"] === "1" ? [] : whole,
    environment: "node",
  },
});
