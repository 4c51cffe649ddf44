import { loadFromScript } from "@damadum/browser";

/** The result of the search, reduced to the fields in use. */
export interface PostcodeResult {
  readonly zonecode: string;
  readonly roadAddress: string;
  readonly jibunAddress: string;
  readonly address: string;
}

interface PostcodeOptions {
  readonly oncomplete: (result: PostcodeResult) => void;
  readonly width: string;
  readonly height: string;
}

interface PostcodeLayer {
  readonly embed: (element: HTMLElement, options: { autoClose: boolean }) => void;
}

export type PostcodeConstructor = new (options: PostcodeOptions) => PostcodeLayer;

declare global {
  var kakao: { readonly Postcode?: PostcodeConstructor } | undefined;
  var daum: { readonly Postcode?: PostcodeConstructor } | undefined;
}

/** URL of the postcode search of Kakao (formerly Daum); a page can pass another. */
export const POSTCODE_SCRIPT_URL =
  "https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js";

/** Timeout after which plain fields replace the search. */
const LOAD_TIMEOUT_MS = 5000;

/** Loads the search's script on first use. Rejects when it takes longer than the timeout; a later call tries again. */
export function loadPostcode(url: string): Promise<PostcodeConstructor> {
  return loadFromScript(url, { find: constructorOnPage, timeoutMs: LOAD_TIMEOUT_MS });
}

function constructorOnPage(): PostcodeConstructor | null {
  return globalThis.kakao?.Postcode ?? globalThis.daum?.Postcode ?? null;
}
