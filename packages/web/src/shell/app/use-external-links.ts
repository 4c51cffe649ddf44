import { useEffect } from "react";
import { openInSystemBrowser } from "../../shared/browser/open-in-system-browser.ts";
import { reportError } from "../../shared/reporting/report-error.ts";

/** Opens other sites, and files of ours that are no page, in front of the app, because inside it nothing would lead back. */
export function useExternalLinks(): void {
  useEffect(() => {
    document.addEventListener("click", openOutside);
    return () => document.removeEventListener("click", openOutside);
  }, []);
}

function openOutside(event: MouseEvent): void {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  const link = event.target.closest("a");
  if (link === null || !/^https?:$/.test(link.protocol)) return;
  const isPage = link.origin === window.location.origin && link.target !== "_blank";
  if (isPage || link.hasAttribute("download")) return;
  event.preventDefault();
  openInSystemBrowser(link.href).catch((error: unknown) => {
    reportError(error);
    // The link's own way: a new window, which most web views hand to the system.
    window.open(link.href, "_blank", "noopener");
  });
}
