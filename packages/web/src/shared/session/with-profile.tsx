import type { Profile } from "@damadum/sdk";
import { Skeleton, Stack, VisuallyHidden } from "@damadum/ui";
import type { ReactNode } from "react";
import { LoadError } from "../load-error/load-error.tsx";
import { useProfile } from "./use-profile.ts";

/** A part of a screen that can only be drawn for a member who is known. */
export function WithProfile({ children }: { readonly children: (profile: Profile) => ReactNode }) {
  const profile = useProfile();
  if (profile.data) return children(profile.data);
  if (profile.isError) {
    return (
      <LoadError what="회원 정보를" error={profile.error} onRetry={() => void profile.refetch()} />
    );
  }
  return (
    <Stack gap="6" aria-busy>
      <VisuallyHidden role="status">회원 정보를 불러오고 있어요</VisuallyHidden>
      <Skeleton width="60%" height="1.625rem" />
      <Skeleton width="full" height="5rem" />
      <Skeleton width="full" height="3.5rem" />
    </Stack>
  );
}
