/** Schemes that browsers handle themselves. */
const builtIn: ReadonlySet<string> = new Set([
  "about:",
  "blob:",
  "data:",
  "file:",
  "filesystem:",
  "javascript:",
  "view-source:",
]);

/** Whether a login may redirect there: a web page or an app's own scheme, never a script. */
export function isReturnAddress(address: string): boolean {
  return URL.canParse(address) && !builtIn.has(new URL(address).protocol);
}

/** The address as a source of a content security policy. */
export function policySource(address: string): string {
  const { protocol, origin } = new URL(address);
  return protocol === "http:" || protocol === "https:" ? origin : protocol;
}
