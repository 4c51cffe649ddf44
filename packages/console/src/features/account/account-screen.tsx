import {
  getListOperatorSessionsQueryKey,
  useEndOperatorSession,
  useGetOperator,
  useListOperatorSessions,
  type OperatorProfile,
  type OperatorSession,
} from "@damadum/sdk";
import {
  Badge,
  Box,
  Button,
  Card,
  DetailTable,
  HStack,
  ListLink,
  ListRow,
  Loaded,
  Notice,
  Section,
  Stack,
  TableSkeleton,
  toast,
} from "@damadum/ui";
import { formatInstant } from "@damadum/ui/dayjs";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router-dom";
import { paths, mainScreens } from "../../shared/paths.ts";
import { Screen } from "../../shared/screen.tsx";
import { logOut } from "../../shared/session.ts";
import { Passkeys } from "./passkeys.tsx";

const FEW_CODES = 3;

/** The screens that the tabs of a phone have no room for: all but the first two. */
const others = mainScreens.slice(2);

/** `/account`: who is logged in, their passkeys, and every login that is not over yet. */
export function AccountScreen() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const operator = useGetOperator();
  const sessions = useListOperatorSessions();
  return (
    <Screen
      title="내 로그인"
      actions={
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            void logOut(queryClient);
            void navigate(paths.login.getHref());
          }}
        >
          로그아웃
        </Button>
      }
    >
      <Stack gap="8">
        <Box hideFrom="md">
          <Section title="다른 화면">
            <Card padding="sm">
              {others.map(({ label, href }) => (
                <ListLink key={href} divided>
                  <Link to={href}>{label}</Link>
                </ListLink>
              ))}
            </Card>
          </Section>
        </Box>
        <Loaded query={operator} what="내 정보를" skeleton={<TableSkeleton what="내 정보를" />}>
          {(profile) => <Profile profile={profile} />}
        </Loaded>
        <Passkeys />
        <Section title="로그인한 곳">
          <Loaded query={sessions} what="로그인을" skeleton={<TableSkeleton what="로그인을" />}>
            {({ sessions: all }) => (
              <Card padding="sm">
                {all.map((session) => (
                  <SessionRow key={session.id} session={session} />
                ))}
              </Card>
            )}
          </Loaded>
        </Section>
        {/* A file of the build, not a screen. */}
        <ListLink>
          <a href="/third-party-licences.txt" target="_blank">
            오픈소스 라이선스
          </a>
        </ListLink>
      </Stack>
    </Screen>
  );
}

function Profile({ profile }: { profile: OperatorProfile }) {
  const { name, username, role_label: role, recovery_codes_left: codes } = profile;
  return (
    <Stack gap="4">
      <DetailTable
        caption="내 정보"
        captionHidden
        rows={[
          { term: "이름", value: name },
          { term: "아이디", value: username },
          { term: "역할", value: role },
          { term: "남은 복구 코드", value: `${codes}개` },
        ]}
      />
      {codes <= FEW_CODES && (
        <Notice tone="warning" title="복구 코드가 얼마 남지 않았어요">
          휴대전화를 잃어버리면 로그인할 수 없어요. 관리 역할에게 새로 만들어 달라고 해 주세요.
        </Notice>
      )}
    </Stack>
  );
}

function SessionRow({ session }: { session: OperatorSession }) {
  const queryClient = useQueryClient();
  const end = useEndOperatorSession({
    mutation: {
      onSuccess: () => toast("그 로그인을 끝냈어요.", { tone: "success" }),
      onError: (error) => toast(error.message, { tone: "error" }),
      onSettled: () =>
        queryClient.invalidateQueries({ queryKey: getListOperatorSessionsQueryKey() }),
    },
  });
  const { id, started_at: startedAt, expires_at: expiresAt, address, is_current: isThis } = session;
  const place = address ?? "주소를 알 수 없는 곳";
  return (
    <ListRow
      divided
      title={
        <HStack gap="2" wrap="wrap">
          <span>{place}</span>
          {isThis && <Badge tone="primary">지금 이 화면</Badge>}
        </HStack>
      }
      description={`${formatInstant(startedAt)}부터, 늦어도 ${formatInstant(expiresAt)}까지`}
      end={
        !isThis && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`${place} 로그인 끝내기`}
            loading={end.isPending}
            onClick={() => end.mutate({ id })}
          >
            끝내기
          </Button>
        )
      }
    />
  );
}
