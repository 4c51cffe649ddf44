import { isApiError, useFindUsernames } from "@damadum/sdk";
import { ActionBar, Button, Heading, Page, Skeleton, Stack, VisuallyHidden } from "@damadum/ui";
import { Link } from "react-router-dom";
import { LoadError } from "../../../shared/page/load-error.tsx";
import { paths } from "../../../shared/paths.ts";
import { NoUsername } from "./no-username.tsx";
import { UsernameList } from "./username-list.tsx";

/** The usernames that a certification ticket finds. */
export function FoundUsernames({ uid }: { readonly uid: string }) {
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
              <Button size="lg" block variant="outline" asChild>
                <Link to={paths.findId.getHref()}>처음부터 다시 하기</Link>
              </Button>
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
