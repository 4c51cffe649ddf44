import { Card, Grid, Icon, Skeleton, Stack, Text } from "@damadum/ui";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { paths } from "../../../shared/paths.ts";
import { useProfile } from "../../../shared/session/session-context.ts";

/** The member's name with links to profile, payment methods and logout. */
export function ProfileCard() {
  const profile = useProfile();
  return (
    <Card variant="flat">
      <Grid
        gap="4"
        alignItems="center"
        gridTemplateColumns={{ base: "1fr", md: "1fr minmax(16rem, auto)", lg: "1fr" }}
      >
        <Stack gap="0.5" minWidth="0" aria-busy={profile.isPending}>
          {profile.data ? (
            <>
              <Text fontWeight="semibold">{`${profile.data.name} 님`}</Text>
              <Text variant="caption" tone="muted">
                {profile.data.username}
              </Text>
            </>
          ) : (
            <ProfilePlaceholder failed={profile.isError} />
          )}
        </Stack>
        <Grid
          gap="2"
          gridTemplateColumns="repeat(auto-fit, minmax(min(7.75rem, 100%), 1fr))"
          // The last of three is not left alone in a column of two.
          css={{ "& > :last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" } }}
        >
          {profile.data?.is_company_user === true && (
            <ButtonLink variant="outline" size="sm" to={paths.company.getHref()}>
              <Icon name="box" size={20} />
              기업 업무
            </ButtonLink>
          )}
          <ButtonLink variant="outline" size="sm" to={paths.profile.getHref()}>
            <Icon name="user" size={20} />내 정보
          </ButtonLink>
          <ButtonLink variant="outline" size="sm" to={paths.myPayment.getHref()}>
            <Icon name="card" size={20} />
            결제 수단
          </ButtonLink>
          <ButtonLink variant="plain" size="sm" to={paths.logout.getHref()}>
            <Icon name="logout" size={20} />
            로그아웃
          </ButtonLink>
        </Grid>
      </Grid>
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
