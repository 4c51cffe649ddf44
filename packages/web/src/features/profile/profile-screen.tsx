import { Heading, Page, Stack } from "@damadum/ui";
import { WithProfile } from "../../shared/session/with-profile.tsx";
import { AddressBook } from "./components/address-book.tsx";
import { AccountLinks } from "./components/account-links.tsx";
import { Marketing } from "./components/marketing.tsx";
import { PersonalDetails } from "./components/personal-details.tsx";
import { PhoneNumber } from "./components/phone-number.tsx";
import { SocialAccounts } from "./components/social-accounts.tsx";

/** /my/profile: everything about the member that they can see and change. */
export function ProfileScreen() {
  return (
    <Page>
      <Stack gap="10">
        <Heading level={1} variant="title">
          내 정보
        </Heading>
        <WithProfile>
          {(profile) => (
            <>
              <PersonalDetails profile={profile} />
              <PhoneNumber profile={profile} />
              <AddressBook />
              <SocialAccounts profile={profile} />
              <Marketing profile={profile} />
              <AccountLinks profile={profile} />
            </>
          )}
        </WithProfile>
      </Stack>
    </Page>
  );
}
