import type { FormContext, SavedPlace } from "@damadum/forms";
import { getListAvailableCouponsQueryOptions, type Address } from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";
import { loadSavedPlaces } from "../../../shared/quote-form/saved-places.ts";
import type { Session } from "../../../shared/session/session.ts";

type MemberServices = Required<Pick<FormContext, "loadCoupons" | "loadSavedPlaces">>;

/** Form services of members only: coupons for storage, and the address book. */
export function memberServices(session: Session, queryClient: QueryClient): MemberServices {
  return {
    loadCoupons: () => queryClient.fetchQuery(getListAvailableCouponsQueryOptions("STORAGE")),
    async loadSavedPlaces() {
      const addresses = await loadSavedPlaces(session, queryClient);
      return addresses.map(placeWithoutLadder);
    },
  };
}

/** Storage offers no ladder truck, so the carriage of such an address is asked again. */
function placeWithoutLadder(saved: Address): SavedPlace {
  const { id, name, postcode, address, detail, floor, carriage } = saved;
  const place = { id, name, postcode, address, detail, floor };
  return carriage === "LADDER" ? place : { ...place, carriage };
}
