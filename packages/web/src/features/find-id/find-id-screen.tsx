import { Heading, Link, Page, Stack, Text } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { CertificationDesk } from "../../shared/certification/certification-desk.tsx";
import { paths } from "../../shared/paths.ts";

/** /users/id/find: an identity check tells which usernames somebody has. */
export function FindIdScreen() {
  return (
    <Page>
      <Stack gap="8">
        <Stack gap="2">
          <Heading level={1} variant="title">
            아이디 찾기
          </Heading>
          <Text tone="muted">
            본인 확인 회사의 창에서 확인하고 돌아오면, 같은 분이 가입한 아이디를 일부 가려서 보여
            드려요.
          </Text>
        </Stack>
        <CertificationDesk resultPath={paths.findIdResult.getHref()} />
        <Text textAlign="center" tone="muted">
          아이디는 아는데 비밀번호를 잊으셨나요?{" "}
          <Link asChild>
            <RouterLink to={paths.resetPassword.getHref()}>비밀번호 재설정</RouterLink>
          </Link>
        </Text>
      </Stack>
    </Page>
  );
}
