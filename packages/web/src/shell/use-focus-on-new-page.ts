import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Id of the element that the skip link and a new page's focus lead to, set by `Page` of the ui package. */
export const MAIN_ID = "main";

/** Moves the focus to the new page's content, where a screen reader continues, unless a field in it has the focus. */
export function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById(MAIN_ID);
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
}
