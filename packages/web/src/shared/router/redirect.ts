import { parseUrl } from "@damadum/browser";
import { decode } from "./decode.ts";

const SITE_ORIGIN = "https://this-site.invalid";
const MAX_DECODES = 5;
/** No path of ours is this long; nesting without end would take the browser minutes. */
const MAX_LENGTH = 2_000;

/**
 * The folders of screens that start or end a session. Landing on them after a login would log out again or ask twice,
 * and a chain of `redirect` parameters needs one of them to exist.
 */
const SESSION_FOLDERS = new Set(["login", "logout", "signup", "welcome"]);

/**
 * The path of this site that `redirect` names, or "/" when it names anything else: another host, another
 * scheme, a path that a browser would read as a host (`//`, `/\`), in clear, percent-encoded or nested.
 */
export function safeRedirect(path: string | null | undefined): string {
  if (!path || path.length > MAX_LENGTH) return "/";
  if (!everyDecoding(path).every(startsInsideThisSite)) return "/";
  const url = parseUrl(path, SITE_ORIGIN);
  if (!url || url.origin !== SITE_ORIGIN || !startsInsideThisSite(url.pathname)) return "/";
  if (SESSION_FOLDERS.has(folderOf(url.pathname))) return "/";
  const nested = url.searchParams.get("redirect");
  if (nested !== null && safeRedirect(nested) !== nested) return "/";
  return url.pathname + url.search + url.hash;
}

/** The first part of a path as the router compares it: decoded, case-insensitive, ignoring extra slashes. */
function folderOf(pathname: string): string {
  const parts = decode(pathname).toLowerCase().split("/");
  return parts.find((part) => part !== "") ?? "";
}

function startsInsideThisSite(text: string): boolean {
  // Browsers drop tabs and line breaks from URLs and read a backslash as a slash.
  return /^\/(?![/\\])/.test(text) && !hasControlCharacter(text) && !text.includes("\\");
}

function hasControlCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.charCodeAt(0);
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}

/** The text as it is and after each percent-decoding; one that never settles ends in a text that is rejected. */
function everyDecoding(text: string): readonly string[] {
  const seen = [text];
  let current = text;
  for (let round = 0; round < MAX_DECODES; round += 1) {
    const next = decode(current);
    if (next === current) return seen;
    seen.push(next);
    current = next;
  }
  return [...seen, ""];
}

interface Place {
  pathname: string;
  search: string;
  hash?: string;
}

/** The full path of a place, as the `redirect` parameter carries it. */
export function pathOf({ pathname, search, hash = "" }: Place): string {
  return pathname + search + hash;
}
