import { App } from "@capacitor/app";
import { Browser } from "@capacitor/browser";
import { Capacitor } from "@capacitor/core";
import { Network } from "@capacitor/network";
import { SplashScreen } from "@capacitor/splash-screen";
import { toast } from "@damadum/ui";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { onlineAtom } from "../../shared/browser/online-atom.ts";
import { useSetAtom } from "../../shared/config/store.ts";
import { pathOfDeepLink } from "./deep-link.ts";
import { exitApp } from "./exit-app.ts";

/** A second press on the back button within this time closes the app. */
const EXIT_WITHIN_MS = 2_000;

/** Handles events of the app's system: the back button, deep links and network changes. */
export function useNativeEvents(): void {
  const navigate = useNavigate();
  const setOnline = useSetAtom(onlineAtom);
  useEffect(() => {
    if (!Capacitor.isNativePlatform()) return undefined;
    // After the paint of this commit; should no page come, the app hides it by itself (capacitor.config.ts).
    requestAnimationFrame(() => setTimeout(() => void SplashScreen.hide()));
    const pressBack = createBackButton();
    const listeners = [
      App.addListener("backButton", ({ canGoBack }) => pressBack(canGoBack)),
      App.addListener("appUrlOpen", ({ url }) => {
        const path = pathOfDeepLink(url);
        if (path === null) return;
        // On an iPhone the login page is still open in front; on Android it is closed already, and this rejects.
        Browser.close().catch(() => undefined);
        void navigate(path);
      }),
      Network.addListener("networkStatusChange", ({ connected }) => setOnline(connected)),
    ];
    return () => {
      for (const listener of listeners) void listener.then(({ remove }) => remove());
    };
  }, [navigate, setOnline]);
}

/** Creates the back button's handler: closes the top dialog, goes back, or asks for a second press to exit. */
function createBackButton(): (canGoBack: boolean) => void {
  let pressedAt = -Infinity;
  return (canGoBack) => {
    const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
    if (dialog) {
      dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    } else if (canGoBack) {
      window.history.back();
    } else if (performance.now() - pressedAt < EXIT_WITHIN_MS) {
      void exitApp();
    } else {
      pressedAt = performance.now();
      toast("한 번 더 누르면 앱이 닫혀요.");
    }
  };
}
