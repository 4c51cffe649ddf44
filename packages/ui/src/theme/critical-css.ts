import createCache, { type EmotionCache } from "@emotion/cache";

/** The key of Emotion's own cache, which the browser continues with. */
const KEY = "css";

interface CriticalCss {
  /** For the `UiProvider` of one prerendered page. */
  readonly cache: EmotionCache;
  /** The `<style>` elements of what this HTML uses, for its head; in the browser Emotion takes them over by their names. */
  readonly styleTagsOf: (html: string) => string;
}

/**
 * Collects the styles of one page while it is prerendered. Written by hand, because @emotion/server brings Node's
 * streams along, with which no test could render a page in Chromium.
 */
export function collectCriticalCss(): CriticalCss {
  const cache = createCache({ key: KEY });
  // Emotion then keeps the styles in the cache and writes no <style> between the elements.
  cache.compat = true;
  return { cache, styleTagsOf: (html) => styleTagsOf(html, cache) };
}

function styleTagsOf(html: string, { inserted, registered }: EmotionCache): string {
  const used = new Set(html.match(new RegExp(String.raw`\b${KEY}-[\w-]+`, "g")));
  const rules = Object.entries(inserted).filter(isText);
  const isGlobal = (name: string) => registered[`${KEY}-${name}`] === undefined;
  const own = rules.filter(([name]) => !isGlobal(name) && used.has(`${KEY}-${name}`));
  const names = own.map(([name]) => name);
  return [
    ...rules
      .filter(([name]) => isGlobal(name))
      .map(([name, css]) => `<style data-emotion="${KEY}-global ${name}">${css}</style>`),
    `<style data-emotion="${[KEY, ...names].join(" ")}">${own.map(([, css]) => css).join("")}</style>`,
  ].join("");
}

/** In a browser the cache holds no text: there the styles are in the document already. */
function isText(rule: [string, string | true | undefined]): rule is [string, string] {
  return typeof rule[1] === "string";
}
