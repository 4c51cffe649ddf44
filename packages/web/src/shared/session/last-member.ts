import { storedValue } from "../stored-value/stored-value.ts";
import { forgetAnswers } from "./forget-traces.ts";

/** Who was logged in here last, by number. A logout forgets it; a session that ends by itself does not. */
const kept = storedValue("last_member", (json) => (typeof json === "string" ? json : null));

/**
 * Notes who is logged in. What was typed here before another member's session ended by itself stays for that
 * member, not for this one.
 */
export function noteMember(id: string): void {
  const earlier = kept.get();
  if (earlier === id) return;
  if (earlier !== null) forgetAnswers();
  kept.set(id);
}
