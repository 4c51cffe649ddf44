import { PROMISED_MINUTES } from "@damadum/domain";
import type { Profile } from "@damadum/sdk";
import { ErrorMessage, ProgressSteps, Stack, Text } from "@damadum/ui";
import { useState } from "react";
import { useFocusOnChange } from "../../../shared/page/use-focus-on-change.ts";
import { ConfirmPassword } from "../../../shared/identity/confirm-password.tsx";
import { LogInAgain } from "../../../shared/identity/log-in-again.tsx";
import { NewPassword } from "./new-password.tsx";

const stepNames = ["지금 비밀번호", "새 비밀번호"];

type Step = "confirm" | "confirm-again" | "new";

/** The steps for this member; one without a password confirms a recent login instead. */
export function PasswordChange({ profile }: { readonly profile: Profile }) {
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
