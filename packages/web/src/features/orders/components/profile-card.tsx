import { Card, Flex, Grid, Icon, Skeleton, Text } from "@damadum/ui";
import { ButtonLink } from "../../../shared/page/button-link.tsx";
import { paths } from "../../../shared/paths.ts";
import { useProfile } from "../../../shared/session/session-context.ts";

/** The member's name with links to profile, payment methods and logout. */
export function ProfileCard() {
  const profile = useProfile();
  return (
    <Card variant="flat">
      {/* On phones no more than two rows: the day is what the page is opened for. */}
      <Grid
        gap={{ base: "2", md: "4" }}
        alignItems="center"
        gridTemplateColumns={{ base: "1fr", md: "1fr minmax(16rem, auto)", lg: "1fr" }}
      >
        <Flex
          flexDirection={{ base: "row", md: "column" }}
          alignItems={{ base: "baseline", md: "start" }}
          flexWrap="wrap"
          columnGap="2"
          rowGap="0.5"
          // A long name breaks, and does not widen the card.
          css={{ "&, & > *": { minWidth: "0" } }}
          aria-busy={profile.isPending}
        >
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
        </Flex>
        <Grid
          gap="2"
          gridTemplateColumns={{
            base: "repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr))",
            md: "repeat(auto-fit, minmax(min(7.75rem, 100%), 1fr))",
          }}
          css={{
            // None is left alone in its row.
            "&:has(> :nth-of-type(4))": { gridTemplateColumns: { base: "1fr 1fr" } },
            "& > :last-of-type:nth-of-type(odd)": { gridColumn: { md: "1 / -1" } },
            "& svg": { display: { base: "none", md: "block" } },
          }}
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
