import type { Profile } from "@damadum/sdk";
import { LoadError, Page, Skeleton, Stack, VisuallyHidden } from "@damadum/ui";
import type { ReactNode } from "react";
import { useProfile } from "./session-context.ts";

interface WithProfileProps {
  readonly children: (profile: Profile) => ReactNode;
  /** Whether the children are a page, so that skeleton and error are one too. */
  readonly isPage?: boolean;
}

/** Renders its children with the profile; a skeleton or an error until it is loaded. */
export function WithProfile({ children, isPage = false }: WithProfileProps) {
  const profile = useProfile();
  if (profile.data) return children(profile.data);
  const fallback = profile.isError ? (
    <LoadError what="회원 정보를" error={profile.error} onRetry={() => void profile.refetch()} />
  ) : (
    <ProfileSkeleton />
  );
  return isPage ? <Page width="card">{fallback}</Page> : fallback;
}

function ProfileSkeleton() {
  return (
    <Stack gap="6" aria-busy>
      <VisuallyHidden role="status">회원 정보를 불러오고 있어요</VisuallyHidden>
      <Skeleton width="60%" height="1.625rem" />
      <Skeleton width="full" height="5rem" />
      <Skeleton width="full" height="3.5rem" />
    </Stack>
  );
}
