import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../../scripts/root.ts";
import { routesOf } from "./routes.ts";

test.each(
  Object.entries(routesOf("MV202611207K3F9QX2"))
    .map(([name, { screen }]) => [name, screen] as const)
    .filter(([, screen]) => screen.startsWith("src/")),
)("route %s names a part that the web has", (_name, screen) => {
  expect(existsSync(join(root, "packages/web", screen)), screen).toBe(true);
});
