import { PasswordField } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

import { exactText } from "../../engine/form/text-codec.ts";
import { useTextDraft } from "../../engine/form/use-text-draft.ts";
import { KnownUsername } from "./known-username.tsx";
import { textOptions } from "./text-options.ts";

/** A password, exactly as typed. */
export function PasswordWidget(props: WidgetProps) {
  const { id, value, onChange } = props;
  const { input } = useTextDraft<HTMLInputElement>({
    id,
    value,
    onChange,
    codec: exactText,
  });
  const { help, autoComplete } = textOptions(props);
  return (
    <>
      <KnownUsername />
      <PasswordField
        id={props.id}
        name={props.id}
        label={props.label}
        required={props.required}
        disabled={props.disabled}
        error={props.rawErrors?.[0]}
        help={help}
        autoComplete={autoComplete}
        {...input}
      />
    </>
  );
}
