import createCache, { type EmotionCache } from "@emotion/cache";

/** Key of Emotion's default cache, which the browser continues to use. */
const KEY = "css";

interface CriticalCss {
  /** For the `UiProvider` of one prerendered page. */
  readonly cache: EmotionCache;
  /**
   * The `<style>` elements for the rules used in this HTML, for its head; in the browser Emotion hydrates them by name.
   */
  readonly styleTagsOf: (html: string) => string;
  /** The `<style>` elements of the global styles, after a page has been rendered. */
  readonly globalStyleTags: () => string;
}

/**
 * Collects the styles of one page while it is prerendered. Custom, because @emotion/server pulls in Node's streams,
 * with which no test could render a page in Chromium.
 */
export function collectCriticalCss(): CriticalCss {
  const cache = createCache({ key: KEY });
  // Makes Emotion keep the styles in the cache and write no <style> between the elements.
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

/** In a browser the cache contains no text, because the styles are already in the document. */
function isText(rule: [string, string | true | undefined]): rule is [string, string] {
  return typeof rule[1] === "string";
}
