import { getGetMeQueryOptions, isApiError } from "@damadum/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router-dom";

/** Redirects a member who was removed from the company: a 403 refetches the profile, by which the guard decides. */
export function useLeaveCompany(): void {
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const leaveIfTakenOut = useEffectEvent(async () => {
    const profile = getGetMeQueryOptions();
    await queryClient.prefetchQuery({ ...profile, staleTime: 0 });
    if (queryClient.getQueryData(profile.queryKey)?.is_company_user === false) await revalidate();
  });
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error") return;
        const { error } = event.action;
        if (isApiError(error) && error.status === 403) void leaveIfTakenOut();
      }),
    [queryClient],
  );
}
