import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { quoteForm } from "../src/definitions/quote/form.ts";
import { noEdits, type FormEdits } from "../src/testing/editor/edits.ts";
import { patchOf } from "../src/testing/editor/patch.ts";
import { conditionsOf } from "../src/testing/editor/source.ts";
import { marked } from "./form-source.ts";

const forms = join(import.meta.dirname, "..");
const file = "packages/forms/src/definitions/call/form.ts";
const code = `export const compiled = {};
export const form = {
  id: "call",
  compiled,
  submitLabel: "보내기",
  steps: [
    {
      id: "topic",
      fields: [
        { path: "topic", options: { choices: [{ value: "MOVE", label: "이사" }] } },
        {
          path: "memo",
          help: "짧게 적어 주세요.",
        },
      ],
    },
    { id: "last", name: "확인", when: { field: "topic", is: "MOVE" }, fields: [] },
  ],
};
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "form-source-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The file after git has applied the patch of these edits. */
async function patched(edits: Partial<FormEdits>): Promise<string> {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), code);
  const { form } = await import(`data:text/javascript,${encodeURIComponent(marked(code, file))}`);
  const whole = { ...form, ...form.compiled };
  writeFileSync(
    join(folder, "call.patch"),
    patchOf(whole, { ...noEdits("call"), ...edits }, { [file]: code }),
  );
  execFileSync("git", ["apply", "call.patch"], { cwd: folder });
  return readFileSync(join(folder, file), "utf8");
}

describe("a patch of a form's edits", () => {
  it("replaces a text, adds one that is missing, and renames the button", async () => {
    const words = {
      "topic/memo help": "길게 적어도 돼요.",
      "topic/topic title": "무엇이요?",
      " submitLabel": "보낼게요",
    };
    const expected = code
      .replace("짧게 적어 주세요.", "길게 적어도 돼요.")
      .replace('path: "topic",', 'path: "topic", title: "무엇이요?",')
      .replace("보내기", "보낼게요");
    expect(await patched({ words })).toBe(expected);
  });

  it("moves a field with the words that changed in it", async () => {
    const text = await patched({
      words: { "topic/topic/MOVE label": "이사해요" },
      order: { topic: ["memo", "topic"] },
    });
    const { form } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
    const [first, second] = form.steps[0].fields;
    expect([first.path, second.path]).toEqual(["memo", "topic"]);
    expect(second.options.choices[0].label).toBe("이사해요");
  });

  it("removes a condition, or writes another", async () => {
    expect(await patched({ when: { last: null } })).toBe(
      code.replace(' when: { field: "topic", is: "MOVE" },', " "),
    );
    const when = { "topic/memo": { field: "topic", is: "MOVE" } };
    expect(await patched({ when })).toContain(
      'path: "memo",\n          when: { field: "topic", is: "MOVE" },\n',
    );
  });
});

it("offers a pattern's field no condition on a question that other forms may lack", () => {
  const step = quoteForm.steps.find(({ id }) => id === "start");
  if (step === undefined) throw new Error("The quote no longer begins at start");
  const source = (name: string) => ({ source: { file: name, list: 1, properties: {} } });
  const ofForm = conditionsOf(source("packages/forms/src/definitions/quote/form.ts"), [step]);
  const ofPattern = conditionsOf(source("packages/forms/src/patterns/extras/extras-step.ts"), [
    step,
  ]);
  expect(ofForm.map(({ label }) => label)).toContain("출발지 · 짐을 나르는 방법: 계단");
  expect(ofPattern).toEqual([]);
});

it("marks every form, and leaves its code as it was but for the marks", () => {
  const files = globSync("src/definitions/*/form.ts", { cwd: forms });
  for (const each of files) {
    const text = readFileSync(join(forms, each), "utf8");
    const result = marked(text, each);
    const marks =
      /(?<=\{) source: \{"file".*?\}\},(?= |\n|\.)|: \{ \.\.\.compiled, source: \{"file".*?\}\} \}/g;
    expect(result).toContain("...compiled, source");
    expect(result.replaceAll(marks, "")).toBe(text);
  }
});
