import { isUsername, usernameTakenMessage } from "@damadum/domain";
import { HStack, Icon, TextField } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";

import { useFormEngine } from "../../engine/form/form-engine.ts";
import { useTextDraft } from "../../engine/form/use-text-draft.ts";
import { useLoaded } from "../../engine/form/use-loaded.ts";

const rule = "영문 소문자로 시작하는 4~20자 (숫자, -, _ 가능)";

/** A username that is being chosen: whether it is free is asked while it is typed, where the page can ask. */
export function UsernameWidget(props: WidgetProps) {
  const engine = useFormEngine();
  const { id, onChange } = props;
  const value: unknown = props.value;
  const [text, setText] = useState(typeof value === "string" ? value : "");
  const { input } = useTextDraft<HTMLInputElement>({ id, value, onChange, onText: setText });
  const check = engine.context().checkUsername;
  const isAsked = check !== undefined && typeof value === "string" && isUsername(value);
  const answer = useLoaded(isAsked ? value : null, async (username, signal) =>
    check?.(username, signal),
  );
  const isCurrent = value === text.trim();
  const found = isAsked && isCurrent && answer.status === "ready" ? answer.data : undefined;
  const error =
    props.rawErrors?.[0] ?? (found?.reason === "TAKEN" ? usernameTakenMessage : undefined);

  return (
    <TextField
      id={id}
      name={id}
      label={props.label}
      required={props.required}
      error={error}
      // One line at a time, so that the fields below keep their place.
      help={error === undefined ? <Hint isFree={found?.valid === true} /> : undefined}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...input}
    />
  );
}

function Hint({ isFree }: { isFree: boolean }) {
  return (
    <HStack as="span" gap="1.5" color={isFree ? "success.fg" : undefined} aria-live="polite">
      {isFree && <Icon name="check" size={16} />}
      {isFree ? "쓸 수 있는 아이디예요." : rule}
    </HStack>
  );
}
