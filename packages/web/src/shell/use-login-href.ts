import { useLocation } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { pathOf, safeRedirect } from "../shared/router/redirect.ts";

/** The login that comes back to the open page; from a page of the session itself it comes back home. */
export function useLoginHref(): string {
  return paths.login.getHref(safeRedirect(pathOf(useLocation())));
}
