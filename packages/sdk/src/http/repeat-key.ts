import { isApiError } from "./api-error.ts";
import { isNetworkError } from "./network-error.ts";
import type { Sdk } from "./sdk.ts";
import type { SdkRequest } from "./send.ts";

const HEADER = "idempotency-key";
/** After this the server has ended the first request too, and the same content is meant as a second action. */
const KEPT_MS = 120_000;
/** Memory for POSTs that are never sent again: so many of at most so many characters, which no file has. */
const MOST_KEPT = 20;
const LONGEST_KEPT = 20_000;
/** Answers to a repetition that do not say whether the first request was carried out. */
const UNDECIDED: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` exists only on secure pages. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = (0x8 | (Number.parseInt(hex.charAt(16), 16) & 0x3)).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

function hasKey({ headers = {} }: SdkRequest): boolean {
  const names =
    headers instanceof Headers || Array.isArray(headers)
      ? [...headers].map(([name]) => name)
      : Object.keys(headers);
  return names.some((name) => name?.toLowerCase() === HEADER);
}

/** The key to send with a request, and what to do once its fate is known. */
export interface RepeatKey {
  readonly headers: Readonly<Record<string, string>>;
  /** Called with why the request failed, or null when it succeeded. */
  readonly settle: (error: unknown) => void;
}

/**
 * Gives each POST an idempotency key, unless the caller did. A POST whose fate is unknown, because the connection was
 * lost or the server failed, keeps its key: the same request again is then done only once.
 */
export function repeatKeyOf({ unsettled }: Sdk, path: string, request: SdkRequest): RepeatKey {
  if (request.method !== "POST" || hasKey(request)) return { headers: {}, settle: () => undefined };
  const body = request.body ?? "";
  const fresh = randomKey();
  // A form with a file cannot be compared with an earlier one.
  if (typeof body !== "string") return { headers: { [HEADER]: fresh }, settle: () => undefined };
  const content = `${path}\n${body}`;
  const now = Date.now();
  for (const [kept, { at }] of unsettled) if (now - at > KEPT_MS) unsettled.delete(kept);
  const { key, at } = unsettled.get(content) ?? { key: fresh, at: now };
  return {
    headers: { [HEADER]: key },
    settle: (error) => {
      unsettled.delete(content);
      if (!isUndecided(error) || content.length > LONGEST_KEPT) return;
      const [oldest] = unsettled.keys();
      if (oldest !== undefined && unsettled.size >= MOST_KEPT) unsettled.delete(oldest);
      unsettled.set(content, { key, at });
    },
  };
}

/** Whether the request may have been carried out. One that its caller ended is not sent again by them. */
function isUndecided(error: unknown): boolean {
  if (!isApiError(error)) return isNetworkError(error);
  return error.status >= 500 || UNDECIDED.has(error.status);
}
