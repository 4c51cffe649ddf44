import { randomUuid } from "@damadum/browser";
import { runtimeForm, SchemaForm, SubmitButton } from "@damadum/forms";
import type { OperatorCommand, OperatorCommandResult, OperatorInput } from "@damadum/sdk";
import { Notice } from "@damadum/ui";
import { useMemo, useState } from "react";
import { wordsOf } from "./answer-words.ts";
import { useRunCommand } from "./use-run-command.ts";

interface CommandFormProps {
  readonly command: OperatorCommand;
  /** What is known already, and not asked. */
  readonly input?: OperatorInput | undefined;
  /** What is filled in already, and may be changed. */
  readonly initial?: OperatorInput | undefined;
  readonly submitLabel?: string | undefined;
  /** Whether the caller shows the answer, which is then not said. */
  readonly isShown?: boolean;
  readonly onDone: (result: OperatorCommandResult, sent: OperatorInput) => void;
}

const context = {};
const nothing: OperatorInput = {};

/** The input that makes a command safe to repeat: the page makes it, nobody types it. */
const REPEAT_KEY = "key";

/** A command's form, made from the schema of its input; whatever it is, there is no code of its own for it. */
export function CommandForm({
  command,
  input = nothing,
  initial = nothing,
  submitLabel,
  isShown = false,
  onDone,
}: CommandFormProps) {
  const { run } = useRunCommand();
  const [repeatKey, setRepeatKey] = useState(randomUuid);
  const form = useMemo(
    () =>
      runtimeForm({
        id: command.name,
        submitLabel: submitLabel ?? (command.changes ? "실행하기" : "보기"),
        schema: command.input_schema,
        fields: command.fields
          .filter(({ key }) => !(key in input) && key !== REPEAT_KEY)
          .map(({ key, label, help, is_file: isFile }) => {
            return { key, label, help, isFile, words: wordsOf(command) };
          }),
      }),
    [command, input, submitLabel],
  );
  if (!command.may) {
    return <Notice tone="warning">내 역할로는 할 수 없어요. 관리 역할에게 부탁해 주세요.</Notice>;
  }
  return (
    <SchemaForm
      definition={form}
      context={context}
      initialData={initial}
      onSubmit={async (answers) => {
        const isRepeatable = command.fields.some(({ key }) => key === REPEAT_KEY);
        const made = isRepeatable ? { [REPEAT_KEY]: repeatKey } : {};
        const sent = { ...input, ...answers, ...made };
        onDone(await run(command.name, sent, { isShown }), sent);
        setRepeatKey(randomUuid());
      }}
      renderActions={(actions) => <SubmitButton actions={actions} />}
    />
  );
}
