import { Heading, Page, Stack } from "@damadum/ui";
import { WithProfile } from "../../shared/session/with-profile.tsx";
import { Withdrawal } from "./components/withdrawal.tsx";

/** /my/profile/withdrawal: what is deleted and what is retained, then the confirmation. */
export function WithdrawalScreen() {
  return (
    <Page width="card">
      <Stack gap="6">
        <Heading level={1} variant="title">
          회원 탈퇴
        </Heading>
        <WithProfile>{(profile) => <Withdrawal profile={profile} />}</WithProfile>
      </Stack>
    </Page>
  );
}
