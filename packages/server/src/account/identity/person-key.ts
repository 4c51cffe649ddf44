import { createHash } from "node:crypto";
import type { CertifiedPerson } from "../../providers/certification/certification-provider.ts";

/**
 * A stable hash of one person. The provider's key (CI) is valid for life. Without one, the person's own data
 * is hashed, which a new phone changes; a keyed hash would not hide it better, because the same data is stored
 * beside it, and would be lost with the server's secret.
 */
export function personKeyHash(person: CertifiedPerson): string {
  const { uniqueKey, name, birthYear, birthday, phoneNumber } = person;
  const parts = uniqueKey === null ? [name, birthYear, birthday, phoneNumber] : [uniqueKey];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
