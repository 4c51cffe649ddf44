import { PASSWORD_NUMBER_EXPIRED_MESSAGE } from "@damadum/domain";
import { SubmitButton, type FormActions } from "@damadum/forms";
import { ActionBar, HStack, Link, Stack, Text, useSecondsUntil } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import { ResendNumber } from "./resend-number.tsx";

interface NumberActionsProps {
  readonly actions: FormActions;
  readonly username: string;
  readonly sentAt: number;
  /** When the number expires, by this device's clock. */
  readonly expiresAt: number;
  /** The server no longer accepts the number: expired, or tried too often. */
  readonly isUsedUp: boolean;
  readonly onResent: () => void;
}

/** Submitting the number is the main action while it is valid, requesting another one afterwards. */
export function NumberActions({ actions, expiresAt, isUsedUp, ...resend }: NumberActionsProps) {
  const isExpired = useSecondsUntil(expiresAt) === 0;
  const needsNewNumber = isExpired || isUsedUp;
  return (
    <>
      <Stack gap="2">
        {isExpired && (
          <Text variant="caption" tone="danger">
            {PASSWORD_NUMBER_EXPIRED_MESSAGE}
          </Text>
        )}
        {!needsNewNumber && <ResendNumber {...resend} />}
        <HStack wrap="wrap" columnGap="2" rowGap="0">
          <Text tone="muted">문자가 오지 않나요?</Text>
          <Link variant="standalone" asChild>
            <RouterLink to={paths.resetPassword.getHref()}>아이디 다시 입력하기</RouterLink>
          </Link>
        </HStack>
      </Stack>
      <ActionBar>
        {needsNewNumber && <ResendNumber {...resend} isMain />}
        <SubmitButton actions={actions} variant={needsNewNumber ? "outline" : "filled"} />
      </ActionBar>
    </>
  );
}
