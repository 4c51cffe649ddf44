/** What the search answers; the fields that are used of it. */
export type PostcodeResult = {
  readonly zonecode: string;
  readonly roadAddress: string;
  readonly jibunAddress: string;
  readonly address: string;
};

type PostcodeOptions = {
  readonly oncomplete: (result: PostcodeResult) => void;
  readonly width: string;
  readonly height: string;
};

type PostcodeLayer = {
  readonly embed: (element: HTMLElement, options: { autoClose: boolean }) => void;
};

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

const loads = new Map<string, Promise<PostcodeConstructor>>();

/** Loads the search once. Rejects when it does not come within some seconds; a later call tries again. */
export function loadPostcode(url: string): Promise<PostcodeConstructor> {
  const present = constructorOnPage();
  if (present !== undefined) return Promise.resolve(present);
  const running = loads.get(url);
  if (running !== undefined) return running;
  const load = insertScript(url).catch((error: unknown) => {
    loads.delete(url);
    throw error;
  });
  loads.set(url, load);
  return load;
}

function insertScript(url: string): Promise<PostcodeConstructor> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = (reason: string) => {
      script.remove();
      reject(new Error(`${reason}: ${url}`));
    };
    const timer = setTimeout(
      () => fail("The postcode search did not come in time"),
      LOAD_TIMEOUT_MS,
    );
    script.addEventListener("error", () => {
      clearTimeout(timer);
      fail("The postcode search could not be loaded");
    });
    script.addEventListener("load", () => {
      clearTimeout(timer);
      const found = constructorOnPage();
      if (found === undefined) fail("The script brought no postcode search");
      else resolve(found);
    });
    script.src = url;
    script.async = true;
    document.head.append(script);
  });
}

function constructorOnPage(): PostcodeConstructor | undefined {
  return globalThis.kakao?.Postcode ?? globalThis.daum?.Postcode;
}
