import { secretStarts } from "../secret-pages.ts";

/** Query and fragment of a URL, which carry payment numbers, login codes and redirects. */
const QUERY = /((?:https?:\/\/|\/)[^\s"'<>()?#]*)[?#][^\s"'<>()]*/g;
/** What follows the path of a page whose address is a secret. */
const SECRET_PART = new RegExp(`(?<=(?:${secretStarts.join("|")}))[\\w%-]+`, "g");
/** Parts of a path that identify a person's data: serials, ids. Ours are lower case, and files of the build have a dot. */
const IDENTIFYING_PART = /(?<=\/)(?=[\w%-]*[\dA-Z])[\w%-]{6,}(?=[/?#\s"'<>()]|$)/g;
const EMAIL = /[^\s@"'<>()]+@[^\s@"'<>()]+\.[a-z]{2,}/gi;
const PHONE_NUMBER = /\b0\d{1,2}-?\d{3,4}-?\d{4}\b/g;

/** A text without personal data: queries, serials, e-mail addresses, phone numbers. */
function scrubText(text: string): string {
  return text
    .replace(QUERY, "$1")
    .replace(SECRET_PART, "*")
    .replace(IDENTIFYING_PART, "*")
    .replace(EMAIL, "[email]")
    .replace(PHONE_NUMBER, "[phone]");
}

/** Removes personal data from every text within a value, in place; returns the value. */
export function scrub<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === "string") Reflect.set(value, key, scrubText(inner));
    else scrub(inner);
  }
  return value;
}
