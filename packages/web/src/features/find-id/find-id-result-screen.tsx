import { socialLogins } from "@damadum/domain";
import { isApiError, useFindUsernames, type FoundUsername } from "@damadum/sdk";
import {
  ActionBar,
  Box,
  Card,
  Heading,
  ListRow,
  LoadError,
  Page,
  Skeleton,
  Stack,
  VisuallyHidden,
} from "@damadum/ui";
import { formatInstantDay } from "@damadum/ui/dayjs";
import { CertificationResult } from "../../shared/identity/certification-result.tsx";
import { ButtonLink } from "../../shared/page/button-link.tsx";
import { MessagePage } from "../../shared/page/message-page.tsx";
import { paths } from "../../shared/paths.ts";

/** /users/id/find/result: the masked usernames of the certified person. */
export function FindIdResultScreen() {
  return (
    <CertificationResult retryHref={paths.findId.getHref()}>
      {({ uid }) => <FoundUsernames uid={uid} />}
    </CertificationResult>
  );
}

function FoundUsernames({ uid }: { readonly uid: string }) {
  const found = useFindUsernames(uid);
  if (found.data?.usernames.length === 0) return <NoUsername />;
  const isUsed = isApiError(found.error) && found.error.problem.code === "ticket_invalid";
  return (
    <Page width="card">
      <Stack gap="8">
        <Heading level={1} variant="title">
          {found.data ? "아이디를 찾았어요" : "아이디 찾기"}
        </Heading>
        {found.data && <UsernameList usernames={found.data.usernames} />}
        {found.isPending && <UsernamesSkeleton />}
        {found.isError && (
          <>
            <LoadError
              what="아이디를"
              error={found.error}
              onRetry={isUsed ? undefined : () => void found.refetch()}
            />
            <ActionBar>
              <ButtonLink size="lg" block variant="outline" to={paths.findId.getHref()}>
                처음부터 다시 하기
              </ButtonLink>
            </ActionBar>
          </>
        )}
      </Stack>
    </Page>
  );
}

function UsernamesSkeleton() {
  return (
    <Stack gap="8" aria-busy>
      <VisuallyHidden role="status">아이디를 찾고 있어요</VisuallyHidden>
      <Skeleton width="full" height="7rem" />
      <Skeleton width="full" height="3.5rem" />
    </Stack>
  );
}

/** Every account of one person with its signup method and day, and links to log in. */
function UsernameList({ usernames }: { readonly usernames: readonly FoundUsername[] }) {
  return (
    <Stack gap="8">
      <Card>
        <Stack as="ul" listStyleType="none" gap="0">
          {usernames.map((found) => (
            <Box as="li" key={`${found.username} ${found.created_at}`}>
              <ListRow
                divided
                title={found.username}
                description={`${signupMethodOf(found)} 가입 · ${formatInstantDay(found.created_at)}`}
              />
            </Box>
          ))}
        </Stack>
      </Card>
      <ActionBar>
        <ButtonLink size="lg" block to={paths.login.getHref()}>
          로그인
        </ButtonLink>
        <ButtonLink size="lg" block variant="outline" to={paths.resetPassword.getHref()}>
          비밀번호 재설정
        </ButtonLink>
      </ActionBar>
    </Stack>
  );
}

function signupMethodOf({ type }: FoundUsername): string {
  return type === "ID" ? "아이디로" : `${socialLogins[type].label}로`;
}

/** Shown when no member has the certified name and number. */
function NoUsername() {
  return (
    <MessagePage
      illustration="search"
      title="가입한 아이디가 없어요"
      actions={
        <>
          <ButtonLink size="lg" block to={paths.signup.getHref()}>
            회원 가입
          </ButtonLink>
          <ButtonLink size="lg" block variant="outline" to={paths.login.getHref()}>
            로그인
          </ButtonLink>
        </>
      }
    >
      본인 인증한 이름과 번호로 가입한 아이디를 찾지 못했어요. 가입할 때 다른 번호를 썼다면 그
      번호로 다시 확인해 주세요.
    </MessagePage>
  );
}
