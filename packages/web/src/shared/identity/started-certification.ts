import { storedText } from "../browser/stored-value.ts";

/** Merchant uid of the identity check that this tab started last; it survives the redirect to the provider. */
const startedCertification = storedText("certification", "session");

export function rememberStartedCertification(merchantUid: string): void {
  startedCertification.set(merchantUid);
}

/**
 * Whether this tab started that identity check. Anyone can be sent a return URL: without this check, another person's
 * certification would end up in this user's signup or profile.
 */
export function wasStartedInThisTab(merchantUid: string | null): boolean {
  return merchantUid !== null && startedCertification.get() === merchantUid;
}
