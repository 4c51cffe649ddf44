import { paths } from "./paths.ts";
import { termsNames } from "./terms/terms-pages.ts";

/** Paths of the pages that search engines should index. */
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
