import type { FormContext, SavedPlace } from "@damadum/forms";
import { getListAvailableCouponsQueryOptions, type Address } from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";
import { loadSavedPlaces } from "../../../shared/quote-form/saved-places.ts";
import type { Session } from "../../../shared/session/session.ts";

type MemberServices = Required<Pick<FormContext, "loadCoupons" | "loadSavedPlaces">>;

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
