import type { Profile } from "@damadum/sdk";
import { ActionBar, Button, ErrorMessage, Stack, Text } from "@damadum/ui";
import { useMutation } from "@tanstack/react-query";
import { useFocusOnChange } from "../../../shared/page/use-focus-on-change.ts";
import { ConfirmPassword } from "../../../shared/identity/confirm-password.tsx";
import { LogInAgain } from "../../../shared/identity/log-in-again.tsx";
import { needsConfirmation } from "../../../shared/identity/needs-confirmation.ts";

interface WithdrawalConfirmationProps {
  readonly profile: Profile;
  readonly onConfirmed: () => Promise<void>;
}

/** Second step: confirms the password, or for a social member a recent login, and withdraws. */
export function WithdrawalConfirmation({ profile, onConfirmed }: WithdrawalConfirmationProps) {
  if (!profile.has_password) return <ConfirmByLogin onConfirmed={onConfirmed} />;
  return (
    <Stack gap="6">
      <Text tone="muted">비밀번호를 확인하면 바로 탈퇴돼요. 되돌릴 수 없어요.</Text>
      <ConfirmPassword
        username={profile.username}
        submitLabel="탈퇴하기"
        isDangerous
        onConfirmed={onConfirmed}
      />
    </Stack>
  );
}

function ConfirmByLogin({ onConfirmed }: Pick<WithdrawalConfirmationProps, "onConfirmed">) {
  const leave = useMutation({ mutationFn: onConfirmed });
  const isLate = needsConfirmation(leave.error);
  const focusTarget = useFocusOnChange<HTMLDivElement>(isLate);
  return (
    <Stack gap="6" {...focusTarget}>
      {isLate ? (
        <LogInAgain />
      ) : (
        <>
          <Text tone="muted">누르면 바로 탈퇴돼요. 되돌릴 수 없어요.</Text>
          {leave.error && (
            <ErrorMessage title="탈퇴하지 못했어요">{leave.error.message}</ErrorMessage>
          )}
          <ActionBar>
            <Button
              variant="danger"
              size="lg"
              block
              loading={leave.isPending}
              onClick={() => leave.mutate()}
            >
              탈퇴하기
            </Button>
          </ActionBar>
        </>
      )}
    </Stack>
  );
}
