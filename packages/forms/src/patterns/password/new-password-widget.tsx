import { checkPassword, PASSWORD_LENGTH } from "@damadum/domain";
import { HStack, Icon, PasswordField, Stack, Text, VisuallyHidden } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";

import { KnownUsername } from "../../theme/widgets/known-username.tsx";
import { exactText } from "../../engine/form/text-codec.ts";
import { useTextDraft } from "../../engine/form/use-text-draft.ts";

/** A password that is being chosen, with its rule ticked off while it is typed. */
export function NewPasswordWidget(props: WidgetProps) {
  const { id, value, onChange } = props;
  const [text, setText] = useState(exactText.write(value));
  const { input } = useTextDraft<HTMLInputElement>({
    id,
    value,
    onChange,
    codec: exactText,
    onText: setText,
  });
  const { length, kinds } = checkPassword(text);
  return (
    <Stack gap="2">
      <KnownUsername />
      <PasswordField
        id={id}
        name={id}
        label={props.label}
        required={props.required}
        error={props.rawErrors?.[0]}
        autoComplete="new-password"
        aria-details={`${id}-rule`}
        {...input}
      />
      <Stack id={`${id}-rule`} as="ul" gap="1" listStyleType="none" aria-live="polite">
        <Rule isMet={length}>{`${PASSWORD_LENGTH.min}자에서 ${PASSWORD_LENGTH.max}자`}</Rule>
        <Rule isMet={kinds}>영문, 숫자, 특수문자 가운데 두 가지 이상</Rule>
      </Stack>
    </Stack>
  );
}

function Rule({ isMet, children }: { isMet: boolean; children: string }) {
  return (
    <HStack as="li" gap="1.5" color={isMet ? "success.fg" : "fg.muted"}>
      <Icon name={isMet ? "check" : "minus"} size={16} />
      <Text variant="caption" tone="inherit">
        {children}
        <VisuallyHidden>{isMet ? " 맞아요" : " 아직이에요"}</VisuallyHidden>
      </Text>
    </HStack>
  );
}
