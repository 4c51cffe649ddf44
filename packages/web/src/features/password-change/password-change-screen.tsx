import { PROMISED_MINUTES } from "@damadum/domain";
import { passwordChangeForm, SchemaForm } from "@damadum/forms";
import { getGetMeQueryKey, useChangePassword, type Profile } from "@damadum/sdk";
import { ErrorMessage, Heading, Page, ProgressSteps, Stack, Text, toast } from "@damadum/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { ConfirmPassword } from "../../shared/identity/confirm-password.tsx";
import { LogInAgain } from "../../shared/identity/log-in-again.tsx";
import { needsConfirmation } from "../../shared/identity/needs-confirmation.ts";
import { useFocusOnChange } from "../../shared/page/use-focus-on-change.ts";
import { paths } from "../../shared/paths.ts";
import { useProfile } from "../../shared/session/session-context.ts";
import { WithProfile } from "../../shared/session/with-profile.tsx";

/** /my/passwd/change: confirms the current password, then asks for the new one. */
export function PasswordChangeScreen() {
  const isFirst = useProfile().data?.has_password === false;
  return (
    <Page width="card">
      <Stack gap="6">
        <Heading level={1} variant="title">
          {isFirst ? "비밀번호 만들기" : "비밀번호 바꾸기"}
        </Heading>
        <WithProfile>{(profile) => <PasswordChange profile={profile} />}</WithProfile>
      </Stack>
    </Page>
  );
}

const stepNames = ["지금 비밀번호", "새 비밀번호"];

type Step = "confirm" | "confirm-again" | "new";

/** The steps for this member; one without a password confirms a recent login instead. */
function PasswordChange({ profile }: { readonly profile: Profile }) {
  const { has_password: hasPassword, username } = profile;
  const [step, setStep] = useState<Step>(hasPassword ? "confirm" : "new");
  const focusTarget = useFocusOnChange<HTMLDivElement>(step);
  const isNew = step === "new";

  if (!hasPassword && !isNew) {
    return (
      <Stack {...focusTarget}>
        <LogInAgain />
      </Stack>
    );
  }
  return (
    <Stack gap="6" {...focusTarget}>
      {hasPassword && <ProgressSteps steps={stepNames} current={isNew ? 1 : 0} />}
      {step === "confirm-again" && (
        <ErrorMessage title={`확인한 지 ${PROMISED_MINUTES.ownership}분이 지났어요`}>
          비밀번호를 다시 확인해 주세요.
        </ErrorMessage>
      )}
      <Text tone="muted">
        {isNew
          ? "바꾸면 이 기기만 남고 다른 기기는 모두 로그아웃돼요."
          : "안전을 위해 지금 쓰는 비밀번호를 먼저 확인할게요."}
      </Text>
      {isNew ? (
        <NewPassword username={username} onConfirmationExpired={() => setStep("confirm-again")} />
      ) : (
        <ConfirmPassword
          username={username}
          submitLabel="다음"
          onConfirmed={() => setStep("new")}
        />
      )}
    </Stack>
  );
}

interface NewPasswordProps {
  readonly username: string;
  readonly onConfirmationExpired: () => void;
}

/** The form of the new password; afterwards opens the profile. */
function NewPassword({ username, onConfirmationExpired }: NewPasswordProps) {
  const change = useChangePassword();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const context = useMemo(() => ({ username }), [username]);
  return (
    <SchemaForm
      definition={passwordChangeForm}
      context={context}
      onSubmit={async (data) => {
        try {
          await change.mutateAsync({ data });
        } catch (error) {
          if (!needsConfirmation(error)) throw error;
          onConfirmationExpired();
          return;
        }
        toast("비밀번호를 바꿨어요. 다른 기기는 로그아웃했어요.", { tone: "success" });
        await queryClient.invalidateQueries({ queryKey: getGetMeQueryKey() });
        await navigate(paths.profile.getHref(), { replace: true });
      }}
    />
  );
}
