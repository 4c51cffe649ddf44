import { createHash } from "node:crypto";
import type { CertifiedPerson } from "../../providers/certification/certification-provider.ts";

/**
 * The same text for one person every time. The provider's key (CI) holds for life. Without one it is the
 * person's own data, which a new phone changes; a key of ours would not hide it better, because the same
 * data stand beside it, and would be lost with the server's secret.
 */
export function personKeyHash(person: CertifiedPerson): string {
  const { uniqueKey, name, birthYear, birthday, phoneNumber } = person;
  const parts = uniqueKey === null ? [name, birthYear, birthday, phoneNumber] : [uniqueKey];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
