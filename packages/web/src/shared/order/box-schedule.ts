import { getListBoxDeliveryDaysQueryOptions } from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";

/** Days and times at which boxes can be brought or fetched, as a form asks for them; the places are not those of moves. */
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
