import { useLocation } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { pathOf, safeRedirect } from "../shared/router/redirect.ts";

/** The login that returns to the open page, or home from a page that starts or ends a session. */
export function useLoginHref(): string {
  return paths.login.getHref(safeRedirect(pathOf(useLocation())));
}
