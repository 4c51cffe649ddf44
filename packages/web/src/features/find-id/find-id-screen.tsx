import { HStack, Link, Page, Stack, Text } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { CertificationPanel } from "../../shared/identity/certification-panel.tsx";
import { ScreenTitle } from "../../shared/page/screen-title.tsx";
import { paths } from "../../shared/paths.ts";

/** /users/id/find: starts the identity check that finds a person's usernames. */
export function FindIdScreen() {
  return (
    <Page width="card">
      <Stack gap="8">
        <ScreenTitle title="아이디 찾기">
          휴대전화로 본인 인증을 하면, 가입한 아이디를 일부 가려서 보여 드려요.
        </ScreenTitle>
        <HStack wrap="wrap" columnGap="2" rowGap="0">
          <Text tone="muted">아이디는 아는데 비밀번호를 잊으셨나요?</Text>
          <Link variant="standalone" asChild>
            <RouterLink to={paths.resetPassword.getHref()}>비밀번호 재설정</RouterLink>
          </Link>
        </HStack>
        <CertificationPanel resultPath={paths.findIdResult.getHref()} />
      </Stack>
    </Page>
  );
}
