import { isRecord } from "../engine/data/values.ts";
import { type AnyForm, isForm } from "../engine/definition/form-definition.ts";

type Module = Readonly<Record<string, unknown>>;

const definitions = import.meta.glob<Module>("../definitions/*/form.ts", { eager: true });
const fixtures = import.meta.glob<Module>("../definitions/*/fixtures.ts", { eager: true });

/** Every definition with the answers that its fixtures complete it with, found by their folders. */
export const everyForm: readonly {
  readonly name: string;
  readonly form: AnyForm;
  readonly complete: object;
}[] = Object.entries(definitions).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, form]) =>
    isForm(form)
      ? [{ name, form, complete: completeOf(file.replace("form.ts", "fixtures.ts")) }]
      : [],
  ),
);

function completeOf(file: string): object {
  const [, answers] =
    Object.entries(fixtures[file] ?? {}).find(([name]) => name.startsWith("complete")) ?? [];
  if (!isRecord(answers)) throw new Error(`${file} exports no complete answers.`);
  return answers;
}
