import { isUsername, usernameTakenMessage } from "@damadum/domain";
import { TextField } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";

import { useFormEngine } from "../../engine/form/form-engine.ts";
import { useTextDraft } from "../../engine/form/use-text-draft.ts";
import { useLoaded } from "../../engine/form/use-loaded.ts";

const rule = "영문 소문자로 시작해 영문 소문자, 숫자, 하이픈, 밑줄로 4자에서 20자예요.";

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

  return (
    <TextField
      id={id}
      name={id}
      label={props.label}
      required={props.required}
      error={props.rawErrors?.[0] ?? (found?.reason === "TAKEN" ? usernameTakenMessage : undefined)}
      help={
        <span aria-live="polite">{found?.valid === true ? "쓸 수 있는 아이디예요." : rule}</span>
      }
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...input}
    />
  );
}
