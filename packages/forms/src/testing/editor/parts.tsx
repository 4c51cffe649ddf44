import { Button, Select, Stack, Text, TextField } from "@damadum/ui";

import { titleOf } from "../../engine/definition/field-layout.ts";
import type { AnyField } from "../../engine/definition/field.ts";
import type { AnyForm, FormStep } from "../../engine/definition/form-definition.ts";
import type { FormEdits } from "./edits.ts";
import { conditionsOf, moveRefusal, refusalOf } from "./source.ts";

export interface EditorProps {
  /** As it is in its sources. */
  readonly form: AnyForm;
  readonly edits: FormEdits;
  readonly onEdit: (edits: FormEdits) => void;
}

interface PartProps extends EditorProps {
  readonly place: string;
  readonly part: object;
}

interface FieldProps extends EditorProps {
  readonly step: FormStep;
  readonly field: AnyField;
  readonly at: number;
  readonly before: readonly FormStep[];
}

/** The words of a question and its answers, its place, and when it is asked. */
export function FieldWords({ step, field, at, before, ...props }: FieldProps) {
  const place = `${step.id}/${field.path}`;
  const own = { ...props, place, part: field };
  return (
    <Stack
      gap="2"
      padding="3"
      borderRadius="md"
      bg="bg.subtle"
      role="group"
      aria-label={field.path}
    >
      <Mover
        {...props}
        list={step.id}
        names={step.fields.map(({ path }) => path)}
        parts={step.fields}
        at={at}
      />
      <Word
        {...own}
        name="title"
        title={`물음 (${field.path})`}
        value={titleOf(step.uiSchema, field.path.split("."))}
      />
      <Word {...own} name="help" title="도움말" value={field.help} />
      <Word {...own} name="placeholder" title="본보기" value={field.placeholder} />
      {field.options?.choices?.map((choice) => (
        <Word
          key={String(choice.value)}
          {...props}
          place={`${place}/${String(choice.value)}`}
          part={choice}
          name="label"
          title={`답 ${String(choice.value)}`}
          value={choice.label}
        />
      ))}
      <Condition {...own} before={[...before, { ...step, fields: step.fields.slice(0, at) }]} />
    </Stack>
  );
}

/** A text of a part, or why it cannot be changed here. */
export function Word({
  place,
  part,
  name,
  title,
  value = "",
  edits,
  onEdit,
}: PartProps & {
  readonly name: string;
  readonly title: string;
  readonly value: string | undefined;
}) {
  const key = `${place} ${name}`;
  const refusal = key in edits.words ? null : refusalOf(part, name);
  if (refusal !== null) {
    return value === "" ? null : (
      <Text variant="caption" tone="muted">
        {title}: {value} ({refusal})
      </Text>
    );
  }
  return (
    <TextField
      label={title}
      value={value}
      onValueChange={(text) => onEdit({ ...edits, words: { ...edits.words, [key]: text } })}
    />
  );
}

interface MoverProps extends EditorProps {
  readonly list: string;
  readonly names: readonly string[];
  readonly parts: readonly object[];
  readonly at: number;
}

/** Moves a part before the one above it. */
export function Mover({ list, names, parts, at, edits, onEdit }: MoverProps) {
  if (at === 0) return null;
  const refusal = moveRefusal(parts[at - 1], parts[at]);
  const [name = "", above = ""] = [names[at], names[at - 1]];
  const moved = [...names.slice(0, at - 1), name, above, ...names.slice(at + 1)];
  return refusal === null ? (
    <Button
      size="sm"
      variant="outline"
      aria-label={`${name} 위로`}
      onClick={() => onEdit({ ...edits, order: { ...edits.order, [list]: moved } })}
    >
      위로
    </Button>
  ) : (
    <Text variant="caption" tone="muted">
      {refusal}
    </Text>
  );
}

const ALWAYS = "언제나 물어요";

/** When a part is asked: always, or after one answer to an earlier question. */
export function Condition({
  place,
  part,
  before,
  edits,
  onEdit,
}: PartProps & { readonly before: readonly FormStep[] }) {
  const refusal = place in edits.when ? null : refusalOf(part, "when");
  const when: unknown = Reflect.get(part, "when");
  const options = conditionsOf(part, before);
  const now = when === undefined ? "null" : JSON.stringify(when);
  const isKnown = now === "null" || options.some(({ value }) => value === now);
  if (options.length === 0 && when === undefined) return null;
  // A condition that the list can say is data, although its value stands in code.
  if (!isKnown || (refusal !== null && when === undefined)) {
    return (
      <Text variant="caption" tone="muted">
        묻는 때: {isKnown ? ALWAYS : "다른 답의 값이나 여러 답에 달려 있어 코드에서 바꿔요."}
      </Text>
    );
  }
  return (
    <Select
      label="묻는 때"
      value={now}
      options={[{ value: "null", label: ALWAYS }, ...options]}
      onValueChange={(text) =>
        onEdit({ ...edits, when: { ...edits.when, [place]: JSON.parse(text) } })
      }
    />
  );
}
