import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";

import type { AnyForm, FormStep } from "../../engine/definition/form-definition.ts";
import type { FormEdits } from "./edits.ts";
import { sourceOf, type Source } from "./source.ts";

/** A stretch of a file and what takes its place: a text, or another stretch with its own changes. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly by: string | { readonly start: number; readonly end: number };
}

/** The edits of a form as a patch of its sources for `git apply`; `texts` holds these by their paths. */
export function patchOf(
  form: AnyForm,
  edits: FormEdits,
  texts: Readonly<Record<string, string>>,
): string {
  const changes = new Map<string, Change[]>();
  const add = ({ file }: Source, change: Change) =>
    changes.set(file, [...(changes.get(file) ?? []), change]);
  const parts = partsOf(form);
  for (const [key, text] of Object.entries(edits.words)) {
    const at = key.lastIndexOf(" ");
    const source = sourceOf(parts.get(key.slice(0, at)));
    const name = key.slice(at + 1);
    if (source !== undefined)
      add(source, setting(source, name, `${name}: ${JSON.stringify(text)}`, texts));
  }
  for (const [place, when] of Object.entries(edits.when)) {
    const source = sourceOf(parts.get(place));
    const is = JSON.stringify(when?.is);
    const text = when === null ? "" : `when: { field: ${JSON.stringify(when.field)}, is: ${is} }`;
    if (source !== undefined) add(source, setting(source, "when", text, texts));
  }
  for (const [place, order] of Object.entries(edits.order)) {
    const old = place === "" ? form.steps : (stepOf(form, place)?.fields ?? []);
    const name = (part: (typeof old)[number]) => ("path" in part ? part.path : part.id);
    for (const [at, part] of old.entries()) {
      const [was, now] = [sourceOf(part), sourceOf(old.find((each) => name(each) === order[at]))];
      if (was === undefined || now === undefined || was.start === now.start) continue;
      add(was, { start: was.start, end: was.end, by: { start: now.start, end: now.end } });
    }
  }
  return [...changes]
    .map(([file, own]) => {
      const text = texts[file] ?? "";
      const edited = rendered(text, { start: 0, end: text.length }, own);
      return text === edited
        ? ""
        : `diff --git a/${file} b/${file}\n${createTwoFilesPatch(`a/${file}`, `b/${file}`, text, edited, "", "", { headerOptions: FILE_HEADERS_ONLY })}`;
    })
    .join("");
}

/** The parts of a form by their places, as the edits name them. */
function partsOf(form: AnyForm): ReadonlyMap<string, unknown> {
  const parts = new Map<string, unknown>([["", form]]);
  for (const step of form.steps) {
    parts.set(step.id, step);
    for (const field of step.fields) {
      parts.set(`${step.id}/${field.path}`, field);
      for (const choice of field.options?.choices ?? [])
        parts.set(`${step.id}/${field.path}/${String(choice.value)}`, choice);
    }
  }
  return parts;
}

function stepOf({ steps }: AnyForm, id: string): FormStep | undefined {
  return steps.find((step) => step.id === id);
}

/** Writes, replaces or (with an empty text) removes a property of a literal. */
function setting(
  { file, start, properties }: Source,
  name: string,
  text: string,
  texts: Readonly<Record<string, string>>,
): Change {
  const code = texts[file] ?? "";
  const old = properties[name];
  if (old !== undefined && text !== "") return { start: old.start, end: old.end, by: text };
  if (old !== undefined) {
    const [comma = ""] = /^\s*,/.exec(code.slice(old.end)) ?? [];
    return { start: old.start, end: old.end + comma.length, by: "" };
  }
  const first = Math.min(...Object.values(properties).map((each) => each.start));
  const { end } = Object.values(properties).find((each) => each.start === first) ?? {
    end: start + 1,
  };
  const [indent = " "] = /\n\s*$/.exec(code.slice(start + 1, first)) ?? [];
  return { start: end, end, by: `,${indent}${text}` };
}

/** A stretch of a text with the changes inside it. */
function rendered(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  changes: readonly Change[],
): string {
  const inside = changes
    .filter((each) => each.start >= start && each.end <= end)
    .filter((each) => !(each.start === start && each.end === end && typeof each.by !== "string"))
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  let result = "";
  let at = start;
  for (const change of inside) {
    // Within a stretch that was taken as a whole.
    if (change.start < at) continue;
    const { by } = change;
    result +=
      text.slice(at, change.start) + (typeof by === "string" ? by : rendered(text, by, changes));
    at = change.end;
  }
  return result + text.slice(at, end);
}
