import { Grid, Heading, Page, Stack } from "@damadum/ui";
import { WithProfile } from "../../shared/session/with-profile.tsx";
import { AddressBook } from "./components/address-book.tsx";
import { AccountLinks } from "./components/account-links.tsx";
import { PersonalDetails } from "./components/personal-details.tsx";
import { PhoneNumber } from "./components/phone-number.tsx";
import { SocialAccounts } from "./components/social-accounts.tsx";

/** /my/profile: everything about the member that they can see and change. */
export function ProfileScreen() {
  return (
    <Page width="wide">
      <Stack gap={{ base: "6", lg: "8" }}>
        <Heading level={1} variant="title">
          내 정보
        </Heading>
        <WithProfile>
          {(profile) => (
            <Grid
              gap={{ base: "4", lg: "6" }}
              templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}
              alignItems="start"
            >
              <Stack gap={{ base: "4", lg: "6" }}>
                <PersonalDetails profile={profile} />
                <PhoneNumber profile={profile} />
                <AccountLinks profile={profile} />
              </Stack>
              <Stack gap={{ base: "4", lg: "6" }}>
                <AddressBook />
                <SocialAccounts profile={profile} />
              </Stack>
            </Grid>
          )}
        </WithProfile>
      </Stack>
    </Page>
  );
}
