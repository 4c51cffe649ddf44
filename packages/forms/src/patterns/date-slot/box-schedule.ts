import { getListBoxDeliveryDaysQueryOptions } from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";

/** Loads the days and times of box deliveries and collections for a form; their capacity is not that of moves. */
export function boxSchedule(queryClient: QueryClient) {
  const read = (from: string, to: string) =>
    queryClient.fetchQuery(getListBoxDeliveryDaysQueryOptions({ from, to }));
  return {
    loadScheduleDays: async (from: string, to: string) =>
      (await read(from, to)).map(({ slots, ...day }) => ({
        ...day,
        remaining: slots.reduce((sum, slot) => sum + slot.remaining, 0),
      })),
    loadScheduleSlots: async (date: string) => {
      const [day] = await read(date, date);
      return day?.slots ?? [];
    },
  };
}
