import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

import { reportOf } from "../difference/report.ts";
import { REPOSITORY } from "../reader/contract.ts";
import { at, contract, edited } from "../testing/corpus/places.ts";
import { Consumers } from "./consumers.ts";

const folder = mkdtempSync(join(tmpdir(), "consumers-"));
const WEB = "packages/web/src";
const files: Readonly<Record<string, string>> = {
  [`${WEB}/app/pages.ts`]:
    'const homePage = {\n  screen: async () => (await import("./home-page.tsx")).HomePage,\n};\npageRoute(paths.home, homePage)',
  [`${WEB}/app/home-page.tsx`]:
    'import { Home } from "../features/home/home-screen.tsx"; export const HomePage = Home;',
  [`${WEB}/features/home/home-screen.tsx`]:
    'import { Popups } from "./popups.tsx"; export const Home = Popups;',
  [`${WEB}/features/home/popups.tsx`]:
    'import { useListPopups, type Popup } from "@damadum/sdk"; export const Popups = (popup: Popup) => [useListPopups(), popup.link];',
  [`${WEB}/features/home/said.ts`]:
    'import type { Popup } from "@damadum/sdk"; export * from "./link.ts"; /* starts_at */ export const said = (popup: Popup) => popup.title;',
  "packages/forms/src/definitions/address/form.ts":
    'import { AddressInput as body } from "@damadum/sdk/requests"; export const form = { body, path: "detail" };',
  ".storybook/coverage/coverage.ts": 'export const coverage = { home: { id: "screens-home" } };',
  "openapi/consumers.yaml":
    "clients: [{ name: 제휴사, tell: 제휴 담당, operations: [listCoupons], fields: [name] }]",
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
afterAll(() => rmSync(folder, { recursive: true }));

const consumers = new Consumers(folder, contract);
const property = (schema: string, name: string) => [
  "components",
  "schemas",
  schema,
  "properties",
  name,
];
/** The users of the first row when a place of the contract is removed. */
function usersWithout(place: readonly string[], of = consumers) {
  const [row] = reportOf(contract, edited(place, undefined), "2026-11-28").rows;
  if (row === undefined) throw new Error("Nothing changed");
  return of.usersOf(row);
}

describe("Consumers", () => {
  it("names hook, file, feature, screen and story when an operation goes", () => {
    expect(usersWithout(["paths", "/api/popups"])).toMatchObject({
      hooks: ["useListPopups"],
      files: [`${WEB}/features/home/popups.tsx`],
      features: ["home"],
      screens: ["home"],
      stories: ["screens-home"],
    });
  });

  it("names only files with the field's word in code when a field goes", () => {
    expect(usersWithout(property("Popup", "link")).files).toEqual([
      `${WEB}/features/home/popups.tsx`,
    ]);
    expect(usersWithout(property("Popup", "starts_at")).files).toEqual([]);
  });

  it("names the form and its field when the field goes", () => {
    expect(usersWithout(property("AddressInput", "detail")).forms).toEqual(["address (detail)"]);
  });

  it("names a client outside when it uses the field", () => {
    expect(usersWithout(property("Coupon", "name")).outside).toEqual([
      "제휴사 (알릴 곳: 제휴 담당)",
    ]);
    expect(usersWithout(property("Coupon", "id")).outside).toEqual([]);
  });

  it("proves that nobody uses a part when no file and no client names it", () => {
    expect(usersWithout(property("Popup", "starts_at")).unread).toBe(
      "파일 6개를 읽었는데 부르는 곳이 없고, starts_at 을(를) 읽거나 보내는 곳도 없으며, 밖에서 쓰는 1곳의 목록(openapi/consumers.yaml)에도 없어요.",
    );
    expect(usersWithout(property("Popup", "link"))).not.toHaveProperty("unread");
  });

  it("finds the callers of this repository's own operations", () => {
    const own = new Consumers(REPOSITORY, contract);
    const coupon = usersWithout(property("Coupon", "max_amount"), own);
    expect(coupon.files).toEqual(["packages/forms/src/patterns/coupon/coupon-widget.tsx"]);
    expect(coupon.screens).toContain("storageQuote");
    const place = ["paths", "/api/popups"];
    expect(at(contract, place)).toBeDefined();
    expect(usersWithout(place, own).files.join()).toContain(`${WEB}/shell/popups/`);
    expect(
      usersWithout(["components", "parameters", "Limit", "schema", "maximum"], own).files.join(),
    ).toContain(`${WEB}/features/billing/api/`);
  });

  it("names what a route's screen reaches when its parts are asked for", () => {
    const { words, ...parts } = consumers.partsOf("home", new Set(["listPopups", "listCoupons"]));
    expect(parts).toEqual({ operations: ["listPopups"], forms: [], features: ["home"] });
    expect(words.has("link")).toBe(true);
  });
});
