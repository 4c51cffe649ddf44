import { getListScheduleDaysQueryOptions, getListScheduleSlotsQueryOptions } from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";

/** Bookable days and times for the form's calendar, through the query cache. */
export function scheduleServices(queryClient: QueryClient) {
  return {
    loadScheduleDays: (from: string, to: string) =>
      queryClient.fetchQuery(getListScheduleDaysQueryOptions({ from, to })),
    loadScheduleSlots: (date: string) =>
      queryClient.fetchQuery(getListScheduleSlotsQueryOptions(date)),
  };
}
