import { paths } from "./paths.ts";
import { termsNames } from "./terms/terms-pages.ts";

/** The pages that search engines are meant to find, by path. */
export const publicPages: readonly string[] = [
  paths.home.getHref(),
  paths.storageQuote.getHref(),
  paths.brand.getHref(),
  paths.guide.getHref(),
  paths.guideEstimate.getHref(),
  paths.guideStorage.getHref(),
  paths.support.getHref(),
  paths.faq.getHref(),
  ...termsNames.map((name) => paths.terms.getHref(name)),
];
