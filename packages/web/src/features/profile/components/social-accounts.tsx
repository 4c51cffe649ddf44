import { socialLogins } from "@damadum/domain";
import type { Profile } from "@damadum/sdk";
import { Box, ListRow, Stack, Text } from "@damadum/ui";
import { formatInstantDay } from "@damadum/ui/dayjs";
import { ProfileSection } from "./profile-section.tsx";

/** The accounts of other services with which the member logs in. */
export function SocialAccounts({ profile }: { readonly profile: Profile }) {
  const accounts = profile.social_accounts;
  return (
    <ProfileSection title="소셜 로그인">
      {accounts.length === 0 ? (
        <Text tone="muted">연결한 소셜 계정이 없어요. 아이디로 로그인하고 있어요.</Text>
      ) : (
        <Stack as="ul" listStyleType="none" gap="0">
          {accounts.map(({ type, connected_at: at }) => (
            <Box as="li" key={type}>
              <ListRow
                divided
                title={socialLogins[type].label}
                description={`${formatInstantDay(at)}에 연결했어요`}
              />
            </Box>
          ))}
        </Stack>
      )}
    </ProfileSection>
  );
}
