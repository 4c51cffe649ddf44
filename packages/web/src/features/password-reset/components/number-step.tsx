import { PASSWORD_NUMBER } from "@damadum/domain";
import { passwordNumberCheckForm, SchemaForm } from "@damadum/forms";
import { isApiError, useVerifyPasswordNumber } from "@damadum/sdk";
import { Box, Stack, Text } from "@damadum/ui";
import { useMemo } from "react";
import { NumberActions } from "./number-actions.tsx";

interface NumberStepProps {
  readonly username: string;
  /** When the number was sent, by this device's clock. */
  readonly sentAt: number;
  readonly onResent: () => void;
  readonly onVerified: (ticket: string) => void;
}

const { minutes, tries } = PASSWORD_NUMBER;

/** Second step: the number sent by SMS. It reads the same whether the username exists or not. */
export function NumberStep({ username, sentAt, onResent, onVerified }: NumberStepProps) {
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
        {` 아이디로 가입하셨다면 등록한 휴대전화로 번호를 보냈어요. ${minutes}분 안에 ${tries}번까지 입력할 수 있어요.`}
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
          <NumberActions
            actions={actions}
            username={username}
            sentAt={sentAt}
            expiresAt={expiresAt}
            isUsedUp={isUsedUp}
            onResent={onResent}
          />
        )}
      />
    </Stack>
  );
}
