import type { FormContext, SavedPlace } from "@damadum/forms";
import {
  getListAvailableCouponsQueryOptions,
  getListBoxDeliveryDaysQueryOptions,
  type Address,
} from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";
import { loadSavedPlaces } from "../../../shared/quote/saved-places.ts";
import type { Session } from "../../../shared/session/session.ts";

type ScheduleServices = Required<Pick<FormContext, "loadScheduleDays" | "loadScheduleSlots">>;
type MemberServices = Required<Pick<FormContext, "loadCoupons" | "loadSavedPlaces">>;

/** Days and times on which boxes can be brought and fetched. */
export function scheduleServices(queryClient: QueryClient): ScheduleServices {
  const load = (from: string, to: string) =>
    queryClient.fetchQuery(getListBoxDeliveryDaysQueryOptions({ from, to }));
  return {
    async loadScheduleDays(from, to) {
      const days = await load(from, to);
      return days.map(({ slots, ...day }) => ({
        ...day,
        remaining: slots.reduce((sum, { remaining }) => sum + remaining, 0),
      }));
    },
    async loadScheduleSlots(date) {
      const [day] = await load(date, date);
      return day?.slots ?? [];
    },
  };
}

/** What only a member has: coupons for storage, and an address book. */
export function memberServices(session: Session, queryClient: QueryClient): MemberServices {
  return {
    loadCoupons: () => queryClient.fetchQuery(getListAvailableCouponsQueryOptions("STORAGE")),
    async loadSavedPlaces() {
      const addresses = await loadSavedPlaces(session, queryClient);
      return addresses.map(placeWithoutLadder);
    },
  };
}

/** No ladder truck is offered for storage: how the boxes are carried is then asked again. */
function placeWithoutLadder(saved: Address): SavedPlace {
  const { id, name, postcode, address, detail, floor, carriage } = saved;
  const place = { id, name, postcode, address, detail, floor };
  return carriage === "LADDER" ? place : { ...place, carriage };
}
