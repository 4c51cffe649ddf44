import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

import { root } from "../root.ts";
import { copyRepository } from "../testing/copy-repository.ts";

// Adding a field takes only the contract, which declares it, and the form's definition, which shows it. Changing a
// limit takes only the contract.
const copy = mkdtempSync(join(tmpdir(), "add-a-field-"));
const forms = join(copy, "packages/forms");
let files: readonly string[] = [];

function run(folder: string, command: string, ...options: string[]): string {
  return execFileSync(command, options, {
    cwd: join(copy, folder),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function insert(file: string, before: string, added: string): void {
  const text = readFileSync(join(copy, file), "utf8");
  expect(text).toContain(before);
  writeFileSync(join(copy, file), text.replace(before, `${added}${before}`));
}

/** Renders the form's own story in the copy, and looks for the new field in it and in the JSON beside it. */
const story = `
import { UiProvider } from "@damadum/ui";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import meta from "./definitions/address/form.stories.tsx";
import { addressForm, describeForm } from "./index.ts";

it("the story draws the new field", () => {
  const html = renderToString(createElement(UiProvider, null, createElement(meta.component)));
  expect(html).toMatch(/<textarea[^>]* id="address-entrance_note"/);
  expect(html).toContain("공동 현관 안내");
  expect(describeForm(addressForm).messages["entrance_note"]).toMatchObject({
    maxLength: "공동 현관 안내는 100자 이하로 줄여 주세요.",
  });
  expect(addressForm.toRequest({ entrance_note: "종 모양을 눌러요" })).toEqual({ entrance_note: "종 모양을 눌러요" });
});
`;

/** Checks form, server, domain and the mocks' schemas with a floor that was allowed before. */
const limit = `
import { AddressInput } from "@damadum/sdk/requests";
import { isFloor } from "@damadum/domain";
import { expect, it } from "vitest";
import { Floor } from "../../sdk/src/generated/zod/model.schemas.ts";
import { requestValidator } from "../../server/src/http/validation/request-validator.ts";
import { completeAddress } from "./definitions/address/fixtures.ts";
import { addressForm } from "./definitions/address/form.ts";
import { validateForm } from "./engine/validation/validate-form.ts";

const said = "층수는 지하 10층부터 60층까지 입력할 수 있어요.";
const at = (floor) => ({ ...completeAddress, floor });
const ofForm = (floor) => [...validateForm(addressForm, at(floor), { today: "2026-11-20" }).values()].flat();
const ofServer = (floor) => requestValidator()(AddressInput, "body")(at(floor));

it("every reader applies the new limit", () => {
  expect([ofForm(60), ofServer(60), isFloor(60), Floor.safeParse(60).success]).toEqual([[], true, true, true]);
  expect(ofForm(61)).toEqual([{ path: ["floor"], message: said }]);
  expect(ofServer(61).error.fields).toEqual([{ field: "floor", code: "out_of_range", message: said }]);
  expect([isFloor(61), Floor.safeParse(61).success]).toEqual([false, false]);
});
`;

function expectPassing(name: string, test: string): void {
  writeFileSync(join(forms, `src/${name}.test.ts`), test);
  run("packages/forms", join(forms, "node_modules/.bin/vitest"), "run", `src/${name}.test.ts`);
}

beforeAll(() => {
  files = copyRepository(copy);
  insert(
    "openapi/member.yaml",
    "        is_default: { title: 대표 주소 여부, type: boolean, description: 대표 주소 }\n\n    Address:\n",
    "        entrance_note: { title: 공동 현관 안내, type: string, minLength: 1, maxLength: 100 }\n",
  );
  insert(
    "packages/forms/src/definitions/address/form.ts",
    '        ...floorCarriageFields(""),\n',
    '        { path: "entrance_note", widget: "textarea" },\n',
  );
  const contract = readFileSync(join(copy, "openapi.yaml"), "utf8");
  const lower = contract.replace(/( {4}Floor:\n(?: {6}.*\n)*? {6}maximum: )120/, "$160");
  if (lower === contract) throw new Error("openapi.yaml has no such limit any more");
  writeFileSync(join(copy, "openapi.yaml"), lower);
  run("packages/contract", process.execPath, "scripts/generate.ts");
  run("packages/sdk", process.execPath, "scripts/generate.ts");
  run("packages/forms", process.execPath, "build/generate.ts");
}, 300_000);

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
}, 120_000);

it("a new field with a control touches only the contract and the definition when it is optional", () => {
  const program = { extends: "../../tsconfig.web.json", include: ["src"], exclude: [] };
  writeFileSync(join(forms, "tsconfig.json"), JSON.stringify(program));
  run("packages/forms", join(root, "node_modules/.bin/tsc"), "--noEmit");
  expectPassing("story", story);

  const touched = files.filter(
    (file) =>
      !file.includes("/generated/") &&
      !readFileSync(join(copy, file)).equals(readFileSync(join(root, file))),
  );
  expect(touched).toEqual([
    "openapi.yaml",
    "openapi/member.yaml",
    "packages/forms/src/definitions/address/form.ts",
  ]);
}, 300_000);

it("form, server, domain and mocks follow a limit when it changes in openapi.yaml", () => {
  expectPassing("limit", limit);
}, 300_000);
