import { expect, it } from "vitest";
import { newestVersion } from "./own-postgres.ts";

it.each([
  [["9", "16", "15"], "16"],
  [["bin", "lib", "pgsql-9", "pgsql-16"], "pgsql-16"],
  [["postgresql@9", "postgresql@17", "openssl@3"], "postgresql@17"],
  [["bin", "lib"], undefined],
])("newestVersion returns the highest version when the folder contains %j", (names, newest) => {
  expect(newestVersion(names)).toBe(newest);
});
