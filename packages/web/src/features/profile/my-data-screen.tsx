import type { Profile } from "@damadum/sdk";
import { ActionBar, Button, ErrorMessage, Notice, Page, Stack } from "@damadum/ui";
import { useMutation } from "@tanstack/react-query";
import { ConfirmPassword } from "../../shared/identity/confirm-password.tsx";
import { LogInAgain } from "../../shared/identity/log-in-again.tsx";
import { needsConfirmation } from "../../shared/identity/needs-confirmation.ts";
import { ScreenTitle } from "../../shared/page/screen-title.tsx";
import { useFocusOnChange } from "../../shared/page/use-focus-on-change.ts";
import { WithProfile } from "../../shared/session/with-profile.tsx";
import { saveMyData } from "./api/save-my-data.ts";

/** /my/profile/data: everything that is stored about the member, as a file. */
export function MyDataScreen() {
  return (
    <Page width="card">
      <Stack gap="6">
        <ScreenTitle title="내 자료 받기">
          회원 정보와 주문, 결제, 박스와 사진, 보낸 알림까지 저장한 것을 모두 파일 하나(JSON)로 바로
          드려요.
        </ScreenTitle>
        <WithProfile>{(profile) => <MyData profile={profile} />}</WithProfile>
      </Stack>
    </Page>
  );
}

function MyData({ profile }: { readonly profile: Profile }) {
  const save = useMutation({ mutationFn: saveMyData });
  const isLate = needsConfirmation(save.error);
  const focusTarget = useFocusOnChange<HTMLDivElement>(isLate);
  return (
    <Stack gap="6" {...focusTarget}>
      {isLate && !profile.has_password && <LogInAgain />}
      {isLate && profile.has_password && (
        <ConfirmPassword
          username={profile.username}
          submitLabel="확인하고 받기"
          onConfirmed={async () => {
            await save.mutateAsync();
          }}
        />
      )}
      {!isLate && (
        <>
          {save.isSuccess && (
            <Notice tone="success" title="파일을 저장했어요">
              주소와 전화번호가 들어 있으니 다른 사람과 함께 쓰는 기기에는 두지 마세요.
            </Notice>
          )}
          {save.error && <ErrorMessage title="받지 못했어요">{save.error.message}</ErrorMessage>}
          <ActionBar>
            <Button size="lg" block loading={save.isPending} onClick={() => save.mutate()}>
              파일 받기
            </Button>
          </ActionBar>
        </>
      )}
    </Stack>
  );
}
