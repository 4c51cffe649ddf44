import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { headElements, pageHead } from "../shared/router/page-head.ts";
import { useRouteHandle } from "../shared/router/route-handle.ts";

/** Keeps the window's title and the metadata for search engines in sync with the open page. */
export function usePageHead(): void {
  const { title, description } = useRouteHandle();
  const { pathname } = useLocation();
  useEffect(() => {
    const head = pageHead({ title, description }, pathname);
    document.title = head.title;
    for (const [selector, attribute, value] of headElements(head)) {
      document.head.querySelector(selector)?.setAttribute(attribute, value);
    }
  }, [title, description, pathname]);
}
