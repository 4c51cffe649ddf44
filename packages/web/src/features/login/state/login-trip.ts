import type { SocialLoginType } from "@damadum/domain";
import * as z from "zod/mini";
import { storedValue } from "../../../shared/stored-value/stored-value.ts";

/** How long somebody may take on a provider's login page. */
const LIFETIME_MS = 15 * 60_000;
/** Logins that were begun and never came back must not pile up. */
const MOST_TRIPS = 5;

const tripSchema = z.object({
  state: z.string(),
  type: z.enum(["NAVER", "KAKAO", "GOOGLE", "APPLE"]),
  redirect: z.string(),
  isApp: z.boolean(),
  until: z.number(),
});

/** A way to a provider's login page: what came of it is only taken by the browser that set out. */
export type LoginTrip = Readonly<z.infer<typeof tripSchema>>;

// In the local storage: an app of the provider may come back to another tab of this browser.
const trips = storedValue(
  "damadum.login_trips",
  (json) => z.array(tripSchema).safeParse(json).data ?? null,
);

/** Begins a trip and answers its state, which nobody can guess. */
export function beginTrip(trip: Pick<LoginTrip, "type" | "redirect" | "isApp">): string {
  const state = randomState();
  const others = openTrips().slice(1 - MOST_TRIPS);
  trips.set([...others, { ...trip, state, until: Date.now() + LIFETIME_MS }]);
  return state;
}

/** Ends the trip with this state, which nobody can do twice; null when this browser knows of none. */
export function endTrip(type: SocialLoginType, state: string | null): LoginTrip | null {
  const open = openTrips();
  const trip = open.find((one) => one.type === type && one.state === state);
  if (trip === undefined) return null;
  trips.set(open.filter((one) => one !== trip));
  return trip;
}

function openTrips(): readonly LoginTrip[] {
  return (trips.get() ?? []).filter(({ until }) => until > Date.now());
}

function randomState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
