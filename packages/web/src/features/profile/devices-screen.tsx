import { deviceName, sayMoment } from "@damadum/domain";
import {
  getListSessionsQueryKey,
  useEndSession,
  useListSessions,
  type MemberSession,
} from "@damadum/sdk";
import {
  Badge,
  Box,
  Button,
  ListRow,
  Loaded,
  Page,
  Skeleton,
  Stack,
  toast,
  VisuallyHidden,
} from "@damadum/ui";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { ScreenTitle } from "../../shared/page/screen-title.tsx";
import { useToday } from "../../shared/page/use-today.ts";
import { paths } from "../../shared/paths.ts";

/** /my/profile/devices: where the member is logged in; each other device can be logged out. */
export function DevicesScreen() {
  const sessions = useListSessions();
  return (
    <Page width="card">
      <Stack gap="6">
        <ScreenTitle title="로그인한 기기">
          모르는 기기가 있으면 로그아웃하고 비밀번호를 바꿔 주세요. 새 기기에서 로그인하면 알려
          드려요.
        </ScreenTitle>
        <Loaded query={sessions} what="로그인한 기기를" skeleton={<SessionsSkeleton />}>
          {({ sessions: all }) => (
            <Stack as="ul" listStyleType="none" gap="0">
              {all.map((session) => (
                <Box as="li" key={session.id}>
                  <SessionRow session={session} />
                </Box>
              ))}
            </Stack>
          )}
        </Loaded>
        <ButtonLink variant="outline" size="lg" block to={paths.changePassword.getHref()}>
          비밀번호 바꾸기
        </ButtonLink>
      </Stack>
    </Page>
  );
}

function SessionRow({ session }: { readonly session: MemberSession }) {
  const { id, started_at: startedAt, used_at: usedAt, is_current: isCurrent } = session;
  const name = deviceName(session.device);
  const today = useToday();
  // The wire's instants are in Korean time.
  const say = (instant: string) => sayMoment(instant.slice(0, 10), instant.slice(11, 16), today);
  const end = useEndSession({
    mutation: {
      onSuccess: () => toast(`${name}에서 로그아웃했어요.`, { tone: "success" }),
      onError: (error) => toast(error.message, { tone: "error" }),
      onSettled: (_answer, _error, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: getListSessionsQueryKey() }),
    },
  });
  return (
    <ListRow
      divided
      title={name}
      description={
        <>
          <span>{`로그인 ${say(startedAt)}`}</span>
          <br />
          <span>{isCurrent ? "지금 쓰고 있어요" : `마지막 사용 ${say(usedAt)}`}</span>
        </>
      }
      end={
        isCurrent ? (
          <Badge tone="brand">이 기기</Badge>
        ) : (
          <Button
            variant="outline"
            size="sm"
            aria-label={`${name} 로그아웃`}
            loading={end.isPending}
            onClick={() => end.mutate({ id })}
          >
            로그아웃
          </Button>
        )
      }
    />
  );
}

function SessionsSkeleton() {
  return (
    <Stack gap="3" aria-busy>
      <VisuallyHidden role="status">로그인한 기기를 불러오고 있어요</VisuallyHidden>
      <Skeleton width="full" height="4rem" />
    </Stack>
  );
}
