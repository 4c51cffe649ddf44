import type { Profile } from "@damadum/sdk";
import { Page, Stack } from "@damadum/ui";
import { ConfirmPassword } from "../../../shared/identity/confirm-password.tsx";
import { LogInAgain } from "../../../shared/identity/log-in-again.tsx";
import { ScreenTitle } from "../../../shared/page/screen-title.tsx";
import { paths } from "../../../shared/paths.ts";

interface OwnershipConfirmationProps {
  readonly profile: Profile;
  readonly onConfirmed: () => Promise<void>;
}

const backTo = { path: paths.profile.getHref(), label: "내 정보로" };

/** Confirms the password, or for a social member a new login, before the number changes that can reset the password. */
export function OwnershipConfirmation({ profile, onConfirmed }: OwnershipConfirmationProps) {
  const { has_password: hasPassword, username } = profile;
  return (
    <Page width="card">
      <Stack gap="6">
        <ScreenTitle title="회원님인지 확인할게요">
          {`휴대전화 번호로 비밀번호를 다시 정할 수 있어서, 번호를 바꾸기 전에 확인해요.${!hasPassword ? " 다시 로그인한 뒤 본인 인증을 한 번 더 해 주세요." : ""}`}
        </ScreenTitle>
        {hasPassword ? (
          <ConfirmPassword
            username={username}
            submitLabel="확인하고 바꾸기"
            onConfirmed={onConfirmed}
          />
        ) : (
          <LogInAgain backTo={backTo} />
        )}
      </Stack>
    </Page>
  );
}
