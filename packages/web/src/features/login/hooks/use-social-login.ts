import { socialLogins } from "@damadum/domain";
import type { LoginProvider, SnsType } from "@damadum/sdk";
import { toast } from "@damadum/ui";
import { useEffect, useState } from "react";
import { isAppShell } from "../../../shared/browser/app-shell.ts";
import { openInSystemBrowser } from "../../../shared/browser/open-in-system-browser.ts";
import { reportError } from "../../../shared/reporting/report-error.ts";
import { authorizeHref } from "../state/authorize-href.ts";
import { startLoginAttempt } from "../state/login-attempt.ts";

interface SocialLogin {
  readonly start: (provider: LoginProvider) => void;
  /** The provider whose page is being opened, or null. */
  readonly openingProvider: SnsType | null;
  /** The login continues in the system's browser, which returns to the app by itself. */
  readonly isInSystemBrowser: boolean;
}

/** Opens a provider's login page; `redirect` is the path to open after the login. */
export function useSocialLogin(redirect: string): SocialLogin {
  const [openingProvider, setOpeningProvider] = useState<SnsType | null>(null);
  const [isInSystemBrowser, setIsInSystemBrowser] = useState(false);

  // A page restored from the back-forward cache would still show the pending state.
  useEffect(() => {
    const onPageShow = () => setOpeningProvider(null);
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, []);

  async function start({ type, authorize_url }: LoginProvider): Promise<void> {
    const isApp = isAppShell(window);
    // Google refuses to show its page inside an app.
    const usesSystemBrowser = isApp && type === "GOOGLE";
    if (usesSystemBrowser) setIsInSystemBrowser(true);
    else setOpeningProvider(type);
    try {
      const href = await authorizeHref(authorize_url, startLoginAttempt({ type, redirect, isApp }));
      if (usesSystemBrowser) await openInSystemBrowser(href);
      else window.location.assign(href);
    } catch (error) {
      reportError(error);
      // An invalid address, or a browser that cannot hash the verifier: the other logins still work.
      setOpeningProvider(null);
      setIsInSystemBrowser(false);
      toast(`${socialLogins[type].label} 로그인을 열지 못했어요. 다른 방법으로 로그인해 주세요.`, {
        tone: "error",
      });
    }
  }

  return { start: (provider) => void start(provider), openingProvider, isInSystemBrowser };
}
