import { defineProject } from "vitest/config";

/** Too long for `npm test`: type-check a copy of the repository, install Chakra or Next.js elsewhere. */
const whole = [
  "checks/add-a-field.test.ts",
  "pack/next-installed.test.ts",
  "pack/ui-installed.test.ts",
];

export default defineProject({
  test: {
    name: "scripts",
    include: ["**/*.test.ts", "../.storybook/**/*.test.ts", "../bench/src/**/*.test.ts"],
    exclude: process.env["TEST_FULL"] === "1" ? [] : whole,
    environment: "node",
  },
});
