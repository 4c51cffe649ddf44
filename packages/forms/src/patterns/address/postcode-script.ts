import { loadFromScript } from "@damadum/browser";

/** What the search answers; the fields that are used of it. */
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

/** The constructor that the script leaves behind. */
export type PostcodeConstructor = new (options: PostcodeOptions) => PostcodeLayer;

declare global {
  var kakao: { readonly Postcode?: PostcodeConstructor } | undefined;
  var daum: { readonly Postcode?: PostcodeConstructor } | undefined;
}

/** Where the postcode search of Kakao (formerly Daum) comes from; a page can name another place. */
export const POSTCODE_SCRIPT_URL =
  "https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js";

/** After this long the plain fields take the place of the search. */
const LOAD_TIMEOUT_MS = 5000;

/** The search, its script loaded at the first need. Rejects when it does not come within some seconds; a later call tries again. */
export function loadPostcode(url: string): Promise<PostcodeConstructor> {
  return loadFromScript(url, { find: constructorOnPage, timeoutMs: LOAD_TIMEOUT_MS });
}

function constructorOnPage(): PostcodeConstructor | null {
  return globalThis.kakao?.Postcode ?? globalThis.daum?.Postcode ?? null;
}
