import type { Profile } from "@damadum/sdk";
import { Button, Link, Section, Stack, Text } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";

/** The ways to the pages that change or end the login. */
export function AccountLinks({ profile }: { readonly profile: Profile }) {
  return (
    <Section title="로그인 관리">
      <Stack gap="3">
        <Button variant="outline" block asChild>
          <RouterLink to={paths.changePassword.getHref()}>
            {profile.has_password ? "비밀번호 바꾸기" : "비밀번호 만들기"}
          </RouterLink>
        </Button>
        <Button variant="outline" block asChild>
          <RouterLink to={paths.logout.getHref()}>로그아웃</RouterLink>
        </Button>
        <Text textAlign="center">
          <Link variant="quiet" asChild>
            <RouterLink to={paths.withdrawal.getHref()}>회원 탈퇴</RouterLink>
          </Link>
        </Text>
      </Stack>
    </Section>
  );
}
