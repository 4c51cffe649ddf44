import type { LoginProvider, SnsType } from "@damadum/sdk";
import { useEffect, useState } from "react";
import { isAppShell } from "../../../shared/app-shell/app-shell.ts";
import { openOutside } from "../../../shared/app-shell/open-outside.ts";
import { beginTrip } from "../state/login-trip.ts";

interface SocialLogin {
  /** Goes to the provider's login page. */
  readonly begin: (provider: LoginProvider) => void;
  /** The provider whose page is being opened, or null. */
  readonly leavingFor: SnsType | null;
  /** The login goes on in the system's browser, and comes back to the app by itself. */
  readonly isOutside: boolean;
}

/** The way to a provider's login page; `redirect` is where the person wanted to go. */
export function useSocialLogin(redirect: string): SocialLogin {
  const [leavingFor, setLeavingFor] = useState<SnsType | null>(null);
  const [isOutside, setIsOutside] = useState(false);

  // Whoever comes back with the back button finds the buttons ready again.
  useEffect(() => {
    const onPageShow = () => setLeavingFor(null);
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, []);

  function begin({ type, authorize_url }: LoginProvider): void {
    const isApp = isAppShell(window);
    const url = new URL(authorize_url);
    url.searchParams.set("state", beginTrip({ type, redirect, isApp }));
    // Google refuses to show its page inside an app.
    if (isApp && type === "GOOGLE") {
      setIsOutside(true);
      openOutside(url.href);
      return;
    }
    setLeavingFor(type);
    window.location.assign(url);
  }

  return { begin, leavingFor, isOutside };
}
