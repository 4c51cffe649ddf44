import { reportError } from "../reporting/report-error.ts";

/**
 * Opens a URL in the system's browser, in front of the app: some pages refuse to run inside an app, and no other site
 * may replace the app's page. A web view without the plugin, or whose plugin fails, hands a new window to the system.
 */
export async function openInSystemBrowser(url: string): Promise<void> {
  try {
    const { Capacitor } = await import("@capacitor/core");
    if (Capacitor.isPluginAvailable("Browser") && Capacitor.isNativePlatform()) {
      const { Browser } = await import("@capacitor/browser");
      await Browser.open({ url });
      return;
    }
  } catch (error) {
    reportError(error);
  }
  window.open(url, "_blank", "noopener");
}
