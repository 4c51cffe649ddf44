import { socialLoginTypes, type SocialLoginType } from "@damadum/domain";
import * as z from "zod/mini";
import { toHex } from "../../../shared/browser/random.ts";
import { storedValue } from "../../../shared/browser/stored-value.ts";

/** How long somebody may take on a provider's login page. */
const LIFETIME_MS = 15 * 60_000;
/** Logins that were begun and never came back must not pile up. */
const MOST_TRIPS = 5;

const tripSchema = z.object({
  state: z.string(),
  type: z.enum(socialLoginTypes),
  redirect: z.string(),
  isApp: z.boolean(),
  /** Proves to Google that the code is brought by who set out for it; null where nothing has to be proved. */
  verifier: z.nullable(z.string()),
  until: z.number(),
});

/** A way to a provider's login page: what came of it is only taken by the browser that set out. */
export type LoginTrip = Readonly<z.infer<typeof tripSchema>>;

// In the local storage: an app of the provider may come back to another tab of this browser.
const trips = storedValue("login_trips", z.array(tripSchema));

/** Begins a trip; nobody can guess its state and its verifier. */
export function beginTrip(request: Pick<LoginTrip, "type" | "redirect" | "isApp">): LoginTrip {
  // Hashes are made on secure pages only; a page without https is somebody's own machine.
  const verifier = request.type === "GOOGLE" && "subtle" in crypto ? secret() : null;
  const trip = { ...request, state: secret(), verifier, until: Date.now() + LIFETIME_MS };
  trips.set([...openTrips().slice(1 - MOST_TRIPS), trip]);
  return trip;
}

/** Ends the trip with this state, which nobody can do twice; null when this browser knows of none. */
export function endTrip(type: SocialLoginType, state: string | null): LoginTrip | null {
  const open = openTrips();
  const trip = open.find((one) => one.type === type && one.state === state);
  if (trip === undefined) return null;
  trips.set(open.filter((one) => one !== trip));
  return trip;
}

/** 256 random bits. */
function secret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

function openTrips(): readonly LoginTrip[] {
  return (trips.get() ?? []).filter(({ until }) => until > Date.now());
}
