import { App } from "@capacitor/app";
import { Browser } from "@capacitor/browser";
import { Capacitor } from "@capacitor/core";
import { Network } from "@capacitor/network";
import { toast } from "@damadum/ui";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { onlineAtom } from "../../shared/browser/online-atom.ts";
import { useSetAtom } from "../../shared/config/store.ts";
import { pathOfDeepLink } from "./deep-link.ts";
import { exitApp } from "./exit-app.ts";

/** A second press on the back button within this time closes the app. */
const EXIT_WITHIN_MS = 2_000;

/** Follows what the app is told by its system: the back button, links that lead into the app, the network. */
export function useNativeEvents(): void {
  const navigate = useNavigate();
  const setOnline = useSetAtom(onlineAtom);
  useEffect(() => {
    if (!Capacitor.isNativePlatform()) return undefined;
    const pressBack = createBackButton();
    const listeners = [
      App.addListener("backButton", ({ canGoBack }) => pressBack(canGoBack)),
      App.addListener("appUrlOpen", ({ url }) => {
        const path = pathOfDeepLink(url);
        if (path === null) return;
        // On an iPhone the login's page still stands in front; Android has closed it and refuses.
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

/** What the back button does: closes what lies over the page, goes back, or asks for a second press to leave. */
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
