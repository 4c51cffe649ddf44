import * as z from "zod/mini";
import { socialLogins } from "@damadum/domain";
import type { LoginProvider, SnsType } from "@damadum/sdk";
import { toast } from "@damadum/ui";
import { useEffect, useState } from "react";
import { isAppShell } from "../../../shared/browser/app-shell.ts";
import { reportError } from "../../../shared/config/report-error.ts";
import { authorizeHref } from "../state/authorize-href.ts";
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

  async function begin({ type, authorize_url }: LoginProvider): Promise<void> {
    const isApp = isAppShell(window);
    // Google refuses to show its page inside an app.
    const goesOutside = isApp && type === "GOOGLE";
    if (goesOutside) setIsOutside(true);
    else setLeavingFor(type);
    try {
      const href = await authorizeHref(authorize_url, beginTrip({ type, redirect, isApp }));
      if (goesOutside) openOutside(href);
      else window.location.assign(href);
    } catch (error) {
      reportError(error);
      // An address that is none, or a browser that makes no hash of a verifier: the other ways in still work.
      setLeavingFor(null);
      setIsOutside(false);
      toast(`${socialLogins[type].label} 로그인을 열지 못했어요. 다른 방법으로 로그인해 주세요.`, {
        tone: "error",
      });
    }
  }

  return { begin: (provider) => void begin(provider), leavingFor, isOutside };
}

const nativeBrowser = z.object({
  Plugins: z.object({ Browser: z.object({ open: z.custom<OpenInBrowser>(isFunction) }) }),
});

type OpenInBrowser = (options: { url: string }) => Promise<void>;

function isFunction(value: unknown): boolean {
  return typeof value === "function";
}

/** Opens an address in the system's browser, in front of the app: some pages refuse to be shown inside of one. */
function openOutside(url: string): void {
  const { data: native } = nativeBrowser.safeParse(Reflect.get(window, "Capacitor"));
  if (native) native.Plugins.Browser.open({ url }).catch(() => openWindow(url));
  else openWindow(url);
}

/** Where the plugin is missing or fails: an app's web view hands a new window to the system. */
function openWindow(url: string): void {
  window.open(url, "_blank", "noopener");
}
