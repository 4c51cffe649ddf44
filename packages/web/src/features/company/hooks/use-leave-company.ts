import { getGetMeQueryOptions, isApiError } from "@damadum/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router-dom";

/** Leads out whoever was taken out of the company meanwhile: a refused call reads the profile anew, by which the guard decides. */
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
