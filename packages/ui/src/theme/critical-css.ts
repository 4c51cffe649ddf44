import createCache, { type EmotionCache } from "@emotion/cache";

/** The key of Emotion's own cache, which the browser continues with. */
const KEY = "css";

interface CriticalCss {
  /** For the `UiProvider` of one prerendered page. */
  readonly cache: EmotionCache;
  /** The `<style>` elements of what this HTML uses, for its head; in the browser Emotion takes them over by their names. */
  readonly styleTagsOf: (html: string) => string;
  /** The `<style>` elements of what holds for every page, once one was rendered. */
  readonly globalStyleTags: () => string;
}

/**
 * Collects the styles of one page while it is prerendered. Written by hand, because @emotion/server brings Node's
 * streams along, with which no test could render a page in Chromium.
 */
export function collectCriticalCss(): CriticalCss {
  const cache = createCache({ key: KEY });
  // Emotion then keeps the styles in the cache and writes no <style> between the elements.
  cache.compat = true;
  return {
    cache,
    styleTagsOf: (html) => globalStyleTags(cache) + styleTagsOf(html, cache),
    globalStyleTags: () => globalStyleTags(cache),
  };
}

function globalStyleTags(cache: EmotionCache): string {
  return rulesOf(cache)
    .filter(({ isGlobal }) => isGlobal)
    .map(({ name, css }) => `<style data-emotion="${KEY}-global ${name}">${css}</style>`)
    .join("");
}

function styleTagsOf(html: string, cache: EmotionCache): string {
  const used = new Set(html.match(new RegExp(String.raw`\b${KEY}-[\w-]+`, "g")));
  const own = rulesOf(cache).filter(
    ({ name, isGlobal }) => !isGlobal && used.has(`${KEY}-${name}`),
  );
  const names = [KEY, ...own.map(({ name }) => name)].join(" ");
  return `<style data-emotion="${names}">${own.map(({ css }) => css).join("")}</style>`;
}

function rulesOf({ inserted, registered }: EmotionCache) {
  return Object.entries(inserted)
    .filter(isText)
    .map(([name, css]) => ({ name, css, isGlobal: registered[`${KEY}-${name}`] === undefined }));
}

/** In a browser the cache holds no text: there the styles are in the document already. */
function isText(rule: [string, string | true | undefined]): rule is [string, string] {
  return typeof rule[1] === "string";
}
