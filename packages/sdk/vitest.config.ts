import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "sdk",
    environment: "node",
    include: ["{src,contract,mock,orval}/**/*.test.ts"],
  },
});
