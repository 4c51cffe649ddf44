import { PasswordField } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";

import { exactText } from "../../engine/form/text-codec.ts";
import { useTextDraft } from "../../engine/form/use-text-draft.ts";
import { KnownUsername } from "./known-username.tsx";
import { inputProps } from "./control-props.ts";

/** A password, exactly as typed. */
export function PasswordWidget(props: WidgetProps) {
  const { input } = useTextDraft<HTMLInputElement>({ ...props, codec: exactText });
  return (
    <>
      <KnownUsername />
      <PasswordField disabled={props.disabled} {...input} {...inputProps(props)} />
    </>
  );
}
