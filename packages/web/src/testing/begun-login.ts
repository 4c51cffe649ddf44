interface Trip {
  readonly redirect: string;
  readonly isApp: boolean;
  readonly verifier: string | null;
}

/** Makes it look as if this browser had set out for a provider's login page; answers the state of that trip. */
export function beginLoginTrip(
  type: string,
  { redirect = "/", isApp = false, verifier = null }: Partial<Trip> = {},
): string {
  const state = `state-of-${type}`;
  const trip = { state, type, redirect, isApp, verifier, until: Date.now() + 60_000 };
  localStorage.setItem("damadum.login_trips", JSON.stringify([trip]));
  return state;
}
