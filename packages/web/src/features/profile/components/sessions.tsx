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
  Skeleton,
  Stack,
  toast,
  VisuallyHidden,
} from "@damadum/ui";
import { formatInstant } from "@damadum/ui/dayjs";
import { ProfileSection } from "./profile-section.tsx";

/** Where the member is logged in; each other device can be logged out. */
export function Sessions() {
  const sessions = useListSessions();
  return (
    <ProfileSection title="로그인한 기기">
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
    </ProfileSection>
  );
}

function SessionRow({ session }: { readonly session: MemberSession }) {
  const { id, device, used_at: at, is_current: isCurrent } = session;
  const name = device ?? "알 수 없는 기기";
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
      description={isCurrent ? "지금 쓰고 있어요" : `${formatInstant(at)}에 마지막으로 썼어요`}
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
