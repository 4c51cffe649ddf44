import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Consumer, install, ours, typescripts } from "./consumer.ts";
import { packForms, packUi } from "./packages.ts";

/** A form of another product: its schema, its day, its sending, and none of ours. */
const page = `
import { type FormValues, runtimeForm, SchemaForm } from "@damadum/forms/engine";
import { UiProvider } from "@damadum/ui";
import { createRoot } from "react-dom/client";

const callForm = runtimeForm({
  id: "call",
  submitLabel: "보내기",
  fields: [{ key: "memo", label: "요청 사항", help: "", isFile: false }],
  schema: { type: "object", required: ["memo"], properties: { memo: { type: "string", maxLength: 500 } } },
});
const send = async (values: FormValues): Promise<void> => {
  await fetch("/calls", { method: "POST", body: JSON.stringify(values) });
};
const root = document.createElement("div");
createRoot(root).render(
  <UiProvider>
    <SchemaForm definition={callForm} context={{ today: "2026-12-01" }} draftKey="call" onSubmit={send} />
  </UiProvider>,
);
`;

const consumers: Consumer[] = [];
let tarballs: { readonly forms: string; readonly ui: string };

async function consumer(libraries: Readonly<Record<string, string>>): Promise<Consumer> {
  const ui = `file:${tarballs.ui}`;
  const added = await install(tarballs.forms, { ...libraries, "@damadum/ui": ui });
  consumers.push(added);
  added.write("page.tsx", page);
  return added;
}

beforeAll(async () => {
  tarballs = { forms: await packForms(), ui: await packUi() };
}, 240_000);
afterAll(async () => {
  for (const { folder } of consumers) await rm(folder, { recursive: true, force: true });
}, 120_000);

/** Chakra, on which ui stands, has declarations for bundlers alone, which do not pass a strict check themselves. */
test.each(typescripts)(
  "the packed engine compiles strictly with TypeScript %s",
  { timeout: 300_000 },
  async (typescript) => {
    const { typeErrors } = await consumer({
      react: "19",
      "react-dom": "19",
      "@types/react": "19",
      "@types/react-dom": "19",
      typescript,
    });
    const errors = (await typeErrors("bundler")).split("\n");
    expect(errors.filter((line) => /^(page\.tsx|node_modules\/@damadum)/.test(line))).toEqual([]);
  },
);

test("the packed engine is built by Vite, without the SDK", { timeout: 300_000 }, async () => {
  const { write, exec } = await consumer({
    react: ours("react"),
    "react-dom": ours("react-dom"),
    vite: ours("vite"),
  });
  write("index.html", '<script type="module" src="/page.tsx"></script>');
  expect(await exec("vite", "build")).toContain("built in");
});
