import { PASSWORD_NUMBER, PASSWORD_NUMBER_EXPIRED_MESSAGE } from "@damadum/domain";
import {
  passwordNumberCheckForm,
  SchemaForm,
  SubmitButton,
  type FormActions,
} from "@damadum/forms";
import { isApiError, useSendPasswordNumber, useVerifyPasswordNumber } from "@damadum/sdk";
import {
  ActionBar,
  Box,
  Button,
  ErrorMessage,
  HStack,
  Link,
  Stack,
  Text,
  toast,
  useSecondsUntil,
} from "@damadum/ui";
import { useMemo } from "react";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";

interface SentNumber {
  readonly username: string;
  /** When the number was sent, by this device's clock. */
  readonly sentAt: number;
  readonly onResent: () => void;
}

interface NumberStepProps extends SentNumber {
  readonly onVerified: (ticket: string) => void;
}

const { minutes, tries, resendSeconds } = PASSWORD_NUMBER;

/** Second step: the number sent by SMS. It reads the same whether the username exists or not. */
export function NumberStep({ onVerified, ...sent }: NumberStepProps) {
  const { username, sentAt } = sent;
  const verify = useVerifyPasswordNumber();
  const expiresAt = sentAt + minutes * 60_000;
  const prefilled = useMemo(() => ({ username }), [username]);
  const context = useMemo(() => ({ numberUntil: expiresAt }), [expiresAt]);
  const isUsedUp = isApiError(verify.error) && verify.error.problem.code === "number_expired";
  return (
    <Stack gap="6">
      <Text tone="muted">
        <Box as="span" fontWeight="semibold" color="fg">
          {username}
        </Box>
        <span>{` 아이디로 가입하셨다면 등록한 휴대전화로 번호를 보냈어요. ${minutes}분 안에 ${tries}번까지 입력할 수 있어요.`}</span>
      </Text>
      <SchemaForm
        definition={passwordNumberCheckForm}
        context={context}
        initialData={prefilled}
        onSubmit={async (data) => {
          const { reset_token: ticket } = await verify.mutateAsync({ data });
          onVerified(ticket);
        }}
        renderActions={(actions) => (
          <NumberActions {...sent} actions={actions} expiresAt={expiresAt} isUsedUp={isUsedUp} />
        )}
      />
    </Stack>
  );
}

interface NumberActionsProps extends SentNumber {
  readonly actions: FormActions;
  /** When the number expires, by this device's clock. */
  readonly expiresAt: number;
  /** The server no longer accepts the number: expired, or tried too often. */
  readonly isUsedUp: boolean;
}

/** Submitting the number is the main action while it is valid, requesting another one afterwards. */
function NumberActions({ actions, expiresAt, isUsedUp, ...sent }: NumberActionsProps) {
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
        {!needsNewNumber && <ResendNumber {...sent} />}
        <HStack wrap="wrap" columnGap="2" rowGap="0">
          <Text tone="muted">문자가 오지 않나요?</Text>
          <Link variant="standalone" asChild>
            <RouterLink to={paths.resetPassword.getHref()}>아이디 다시 입력하기</RouterLink>
          </Link>
        </HStack>
      </Stack>
      <ActionBar>
        {needsNewNumber && <ResendNumber {...sent} isMain />}
        <SubmitButton actions={actions} variant={needsNewNumber ? "outline" : "filled"} />
      </ActionBar>
    </>
  );
}

interface ResendNumberProps extends SentNumber {
  readonly isMain?: boolean;
}

/** Sends another number, after half a minute. */
function ResendNumber({ username, sentAt, onResent, isMain = false }: ResendNumberProps) {
  const send = useSendPasswordNumber();
  const seconds = useSecondsUntil(sentAt + resendSeconds * 1000);

  async function resend(): Promise<void> {
    try {
      await send.mutateAsync({ data: { username } });
    } catch {
      return; // send.error is shown.
    }
    toast("번호를 다시 보냈어요. 앞서 받은 번호는 쓸 수 없어요.", { tone: "success" });
    onResent();
  }

  return (
    <Stack gap="3" align={isMain ? "stretch" : "flex-start"}>
      {send.error && (
        <ErrorMessage title="번호를 다시 보내지 못했어요">{send.error.message}</ErrorMessage>
      )}
      <Button
        variant={isMain ? "filled" : "outline"}
        size={isMain ? "lg" : "sm"}
        block={isMain}
        disabled={seconds > 0}
        loading={send.isPending}
        onClick={() => void resend()}
      >
        {seconds > 0 ? `인증번호 다시 받기 (${seconds}초)` : "인증번호 다시 받기"}
      </Button>
    </Stack>
  );
}
