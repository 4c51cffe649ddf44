import { Heading, Page, Stack } from "@damadum/ui";
import { useProfile } from "../../shared/session/session-context.ts";
import { WithProfile } from "../../shared/session/with-profile.tsx";
import { PasswordChange } from "./components/password-change.tsx";

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
