import { checkPassword, PASSWORD_LENGTH, PASSWORD_MESSAGE } from "@damadum/domain";
import { HStack, Icon, PasswordField, Stack, Text, VisuallyHidden } from "@damadum/ui";
import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";

import { textProps } from "../../theme/widgets/control-props.ts";
import { KnownUsername } from "../../theme/widgets/known-username.tsx";
import { exactText } from "../../engine/form/text-codec.ts";
import { useTextDraft } from "../../engine/form/use-text-draft.ts";

/** A new password. The parts of its rule are ticked off while it is typed; the rule itself shows what is missing. */
export function NewPasswordWidget(props: WidgetProps) {
  const [text, setText] = useState(exactText.write(props.value));
  const { input } = useTextDraft<HTMLInputElement>({
    ...props,
    codec: exactText,
    onText: setText,
  });
  const { length, kinds } = checkPassword(text);
  const [error] = props.rawErrors ?? [];
  const isRuleBroken = error === PASSWORD_MESSAGE;
  const ruleId = `${props.id}-rule`;
  return (
    <Stack gap="2">
      <KnownUsername />
      <PasswordField
        {...textProps(props)}
        error={isRuleBroken ? undefined : error}
        invalid={isRuleBroken}
        describedBy={ruleId}
        autoComplete="new-password"
        {...input}
      />
      <Stack id={ruleId} as="ul" gap="1" listStyleType="none" aria-live="polite">
        <Rule isMet={length} isBroken={isRuleBroken}>
          {`${PASSWORD_LENGTH.min}~${PASSWORD_LENGTH.max}자`}
        </Rule>
        <Rule isMet={kinds} isBroken={isRuleBroken}>
          영문, 숫자, 특수문자 중 두 가지 이상
        </Rule>
      </Stack>
    </Stack>
  );
}

interface RuleProps {
  readonly isMet: boolean;
  /** Whether the password was left or sent with a part of the rule unmet. */
  readonly isBroken: boolean;
  readonly children: string;
}

function Rule({ isMet, isBroken, children }: RuleProps) {
  const unmet = isBroken
    ? ({ color: "danger.fg", icon: "close" } as const)
    : ({ color: "fg.muted", icon: "minus" } as const);
  const { color, icon } = isMet ? ({ color: "success.fg", icon: "check" } as const) : unmet;
  return (
    <HStack as="li" gap="1.5" color={color}>
      <Icon name={icon} size={16} />
      <Text variant="caption" tone="inherit">
        {children}
        <VisuallyHidden>{isMet ? " 맞아요" : " 아직이에요"}</VisuallyHidden>
      </Text>
    </HStack>
  );
}
