import { isRecord } from "../engine/data/values.ts";
import { stepNames } from "../engine/definition/step-parts.ts";
import { type AnyForm, isForm } from "../engine/definition/form-definition.ts";

type Module = Readonly<Record<string, unknown>>;

const definitions = import.meta.glob<Module>("../definitions/*/form.ts", { eager: true });
const fixtures = import.meta.glob<Module>("../definitions/*/fixtures.ts", { eager: true });

export interface FormCase {
  readonly name: string;
  /** The folder of the definition, which other forms of the same body may share. */
  readonly folder: string;
  readonly form: AnyForm;
  readonly complete: object;
  /** The rest of the request body, which the page adds. */
  readonly added: object;
}

/** Every definition with the answers of its fixtures, found by their folders. */
export const everyForm: readonly FormCase[] = Object.entries(definitions).flatMap(
  ([file, module]) => {
    const { answers, added } = fixturesOf(file.replace("form.ts", "fixtures.ts"));
    return Object.entries(module).flatMap(([name, form]) => {
      if (!isForm(form)) return [];
      const asked = new Set(form.steps.flatMap(stepNames));
      const part = (isAsked: boolean) =>
        Object.fromEntries(Object.entries(answers).filter(([key]) => asked.has(key) === isAsked));
      const folder = file.replace("/form.ts", "");
      return [{ name, folder, form, complete: part(true), added: { ...part(false), ...added } }];
    });
  },
);

function fixturesOf(file: string): { readonly answers: object; readonly added: object } {
  const { added, ...module } = fixtures[file] ?? {};
  const [, answers] = Object.entries(module).find(([name]) => name.startsWith("complete")) ?? [];
  if (!isRecord(answers)) throw new Error(`${file} exports no complete answers.`);
  return { answers, added: isRecord(added) ? added : {} };
}
