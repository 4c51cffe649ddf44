import { App } from "@capacitor/app";
import { Capacitor } from "@capacitor/core";

/** Closes the app; a web view without the bridge closes its window, if allowed. */
export async function exitApp(): Promise<void> {
  if (Capacitor.isNativePlatform()) await App.exitApp();
  else window.close();
}
