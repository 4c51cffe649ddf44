/**
 * Opens a URL in the system's browser, in front of the app: some pages refuse to run inside an app, and no other site
 * may replace the app's page. A web view without the plugin hands a new window to the system.
 */
export async function openInSystemBrowser(url: string): Promise<void> {
  const { Capacitor } = await import("@capacitor/core");
  if (Capacitor.isPluginAvailable("Browser") && Capacitor.isNativePlatform()) {
    const { Browser } = await import("@capacitor/browser");
    const opened = await Browser.open({ url }).then(
      () => true,
      () => false,
    );
    if (opened) return;
  }
  window.open(url, "_blank", "noopener");
}
