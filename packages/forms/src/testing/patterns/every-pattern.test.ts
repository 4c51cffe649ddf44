import { expect, it } from "vitest";

import { isForm } from "../../engine/definition/form-definition.ts";
import { widgetTable, type WidgetEntry } from "../../theme/widget-table.ts";

type Module = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<Module>("../*patterns/form.ts", { eager: true });
const stories = import.meta.glob<string>("../../patterns/*/*.stories.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});
const patterns = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, form]) => (isForm(form) ? [{ name, form }] : [])),
);

it("every widget of a pattern is used in a form of its own", () => {
  const shown = new Set(
    patterns.flatMap(({ form }) =>
      form.steps.flatMap(({ fields }) => fields.map(({ widget }) => widget)),
    ),
  );
  const entries: readonly (readonly [string, WidgetEntry])[] = Object.entries(widgetTable);
  const own = entries.filter(([, { module = "" }]) => module.startsWith("patterns/"));

  expect(own.map(([name]) => name).filter((name) => !shown.has(name))).toEqual([]);
});

it.each(patterns)("$name has stories", ({ name }) => {
  expect(Object.values(stories).some((text) => text.includes(`form={${name}}`))).toBe(true);
});
