import { z } from "zod/mini";

import { isRecord } from "../../engine/data/values.ts";
import { buildStep } from "../../engine/definition/build-step.ts";
import type { AnyField } from "../../engine/definition/field.ts";
import type {
  FormDefinition,
  FormService,
  FormStep,
} from "../../engine/definition/form-definition.ts";

const answer = z.union([z.string(), z.number(), z.boolean()]);
const shape = z.object({
  /** The id of the form. */
  form: z.string(),
  /** Texts by place and name: `boxes title`, `boxes/use_boxes help`, `boxes/use_boxes/true label`. */
  words: z.record(z.string(), z.string()),
  /** New sequences: of the steps by id at the empty string, of a step's fields by path at its id. */
  order: z.record(z.string(), z.array(z.string())),
  /** Conditions by place; null removes one. */
  when: z.record(z.string(), z.nullable(z.object({ field: z.string(), is: answer }))),
});

/** What a designer changed of a form beside the screen: nothing that needs another validator. */
export type FormEdits = z.infer<typeof shape>;

export const noEdits = (form: string): FormEdits => ({ form, words: {}, order: {}, when: {} });

/** The form as it would be with the edits. */
export function withEdits<Data extends object, Needs extends FormService>(
  form: FormDefinition<Data, Needs>,
  edits: FormEdits,
): FormDefinition<Data, Needs> {
  const steps = inOrder(form.steps, edits.order[""], ({ id }) => id);
  return {
    ...form,
    submitLabel: edits.words[" submitLabel"] ?? form.submitLabel,
    steps: steps.map((step) => editedStep(form.id, form.body, step, edits)),
  };
}

function editedStep(id: string, body: object, step: FormStep, edits: FormEdits): FormStep {
  const { schema: _schema, uiSchema: _uiSchema, ...settings } = step;
  const fields = inOrder(step.fields, edits.order[step.id], ({ path }) => path);
  return buildStep(id, body, {
    ...edited(settings, step.id, edits),
    fields: fields.map((field) => editedField(field, `${step.id}/${field.path}`, edits)),
  });
}

function editedField(field: AnyField, place: string, edits: FormEdits): AnyField {
  const choices = field.options?.choices?.map((choice) =>
    edited(choice, `${place}/${String(choice.value)}`, edits),
  );
  const own = edited(field, place, edits);
  return choices === undefined ? own : { ...own, options: { ...own.options, choices } };
}

function edited<Part extends object>(part: Part, place: string, { words, when }: FormEdits): Part {
  const own = Object.entries(words).flatMap(([key, text]) =>
    key.startsWith(`${place} `) ? [[key.slice(place.length + 1), text] as const] : [],
  );
  const condition = when[place];
  return {
    ...part,
    ...Object.fromEntries(own),
    ...(condition !== undefined && { when: condition ?? undefined }),
  };
}

/** The parts in a new sequence; without one, or with one of other parts, as they are. */
function inOrder<Part>(
  parts: readonly Part[],
  order: readonly string[] | undefined,
  nameOf: (part: Part) => string,
): readonly Part[] {
  const named = new Map(parts.map((part) => [nameOf(part), part]));
  const sorted = (order ?? []).flatMap((name) => named.get(name) ?? []);
  return sorted.length === parts.length ? sorted : parts;
}

/** The edits as a value of Storybook's globals, which are part of its address. */
export function toAddress(edits: FormEdits): string {
  const bytes = new TextEncoder().encode(JSON.stringify(edits));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The edits on a form that an address names; none when it names those on another form, or is damaged. */
export function editsIn(search: string, form: string): FormEdits {
  const globals = new URLSearchParams(search).get("globals") ?? "";
  const [, value = ""] = /(?:^|;)formEdits:([\w-]+)/.exec(globals) ?? [];
  try {
    const binary = atob(value.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const parsed: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const known = shape.safeParse(isRecord(parsed) ? parsed : {});
    return known.success && known.data.form === form ? known.data : noEdits(form);
  } catch {
    return noEdits(form);
  }
}
