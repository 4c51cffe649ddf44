import type { Sdk } from "./sdk.ts";
import type { SdkRequest } from "./send.ts";

const HEADER = "idempotency-key";

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
  /** Called with the status of the answer, or null when none arrived whole. */
  readonly settle: (status: number | null) => void;
}

/**
 * Gives each POST an idempotency key, unless the caller did. A POST whose fate is unknown, because the connection was
 * lost or the server failed, keeps its key: the same request again is then done only once.
 */
export function repeatKeyOf({ unsettled }: Sdk, path: string, request: SdkRequest): RepeatKey {
  if (request.method !== "POST" || hasKey(request)) return { headers: {}, settle: () => undefined };
  const { body } = request;
  const key = randomKey();
  // A form with a file cannot be compared with an earlier one.
  if (body !== undefined && body !== null && typeof body !== "string")
    return { headers: { [HEADER]: key }, settle: () => undefined };
  const content = `${path}\n${body ?? ""}`;
  const kept = unsettled.get(content) ?? key;
  return {
    headers: { [HEADER]: kept },
    settle: (status) => {
      if (status === null || status >= 500) unsettled.set(content, kept);
      else unsettled.delete(content);
    },
  };
}
