import { Button, Card, HStack, Icon, Skeleton, Stack, Text } from "@damadum/ui";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../shared/paths.ts";
import { useProfile } from "../../../shared/session/use-profile.ts";

/** Who is logged in, and the way out. */
export function ProfileCard() {
  const profile = useProfile();
  return (
    <Card variant="flat">
      <HStack justify="space-between" gap="4">
        <Stack gap="0.5" minWidth="0" aria-busy={profile.isPending}>
          {profile.data ? (
            <>
              <Text fontWeight="semibold">{profile.data.name} 님</Text>
              <Text variant="caption" tone="muted">
                {profile.data.username}
              </Text>
            </>
          ) : (
            <ProfilePlaceholder failed={profile.isError} />
          )}
        </Stack>
        <HStack flexShrink={0} gap="2">
          <Button variant="outline" size="sm" asChild>
            <RouterLink to={paths.profile.getHref()}>내 정보</RouterLink>
          </Button>
          <Button variant="plain" size="sm" asChild>
            <RouterLink to={paths.logout.getHref()}>
              <Icon name="logout" size={20} />
              로그아웃
            </RouterLink>
          </Button>
        </HStack>
      </HStack>
    </Card>
  );
}

function ProfilePlaceholder({ failed }: { failed: boolean }) {
  if (failed) {
    return (
      <Text variant="caption" tone="muted">
        회원 정보를 불러오지 못했어요. 주문은 그대로 볼 수 있어요.
      </Text>
    );
  }
  return (
    <>
      <Skeleton width="6rem" height="1.625rem" />
      <Skeleton width="8rem" height="1.375rem" />
    </>
  );
}
