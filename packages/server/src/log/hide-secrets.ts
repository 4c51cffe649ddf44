/** Fields that must never be logged, even if a log call is given a whole object. */
const SECRET_FIELDS: ReadonlySet<string> = new Set([
  "password",
  "passwd",
  "password_hash",
  "authorization",
  "refresh_token",
  "access_token",
  "refreshToken",
  "accessToken",
  "number",
  "reset_token",
  "resetToken",
  "sns_id",
  "snsId",
  "code_verifier",
  "codeVerifier",
  "id_token",
  "idToken",
  "certification_uid",
  "certificationUid",
  "providerId",
  "birthday",
  "customer_uid",
  "customerUid",
  "visitor_key",
  "visitorKey",
  "name",
  "email",
  "phone_number",
  "phoneNumber",
  "phone",
  "tel",
  "member",
  "customer",
  "representative",
  // Who paid or was paid, as banks name them.
  "reference",
  "memo",
  "username",
  "address",
  "startAddress",
  "destinationAddress",
  "detail",
  "startDetail",
  "destinationDetail",
]);
const HIDDEN = "[hidden]";
/** Deeper than anything logged on purpose; also ends circular references. */
const MAX_LEVELS = 6;

/**
 * Masks the values of secret fields at any depth. pino's own redaction costs ten times the rest of a line, and
 * covers only the depths that its paths list.
 */
export function hideSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  return hideIn(fields, MAX_LEVELS);
}

function hideIn(fields: object, levels: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      SECRET_FIELDS.has(name) ? HIDDEN : shownValue(value, levels - 1),
    ]),
  );
}

function shownValue(value: unknown, levels: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (levels === 0) return HIDDEN;
  if (Array.isArray(value)) return value.map((item) => shownValue(item, levels - 1));
  // Errors and dates have their own serialization.
  return value instanceof Error || "toJSON" in value ? value : hideIn(value, levels);
}
