import { matchPath } from "react-router-dom";
import { aliases, paths } from "../src/shared/paths.ts";
import { isDecodable } from "../src/shared/router/decode.ts";
import { secretPages } from "../src/shared/secret-pages.ts";
import { termsNames } from "../src/shared/terms/terms-pages.ts";

const patterns: readonly string[] = [
  "/index.html",
  ...termsNames.map((name) => `${paths.terms.getHref(name)}/:version?`),
  ...[...Object.values(paths), ...aliases]
    .map(({ path }) => path)
    .filter((path) => path !== paths.notFound.path),
];

/** Whether the address is a secret that opens a page: a link's key, the code of a certificate or of a login. */
export function isSecretPage({ pathname, searchParams }: URL): boolean {
  if (searchParams.has("code")) return true;
  return secretPages.some((pattern) => matchPath(pattern, pathname) !== null);
}

/** Whether the router has a page at this path; any other path gets the 404 page with status 404. */
export function isPage(pathname: string): boolean {
  if (!isDecodable(pathname)) return false;
  return patterns.some((pattern) => matchPath(pattern, pathname) !== null);
}
