/**
 * Opens a URL in the system's browser, in front of the app: some pages refuse to run inside an app, and no other site
 * may replace the app's page. Without the plugin, the web view hands a new window to the system. Rejects when the
 * bridge cannot be loaded or the plugin fails.
 */
export async function openInSystemBrowser(url: string): Promise<void> {
  const { Capacitor } = await import("@capacitor/core");
  if (Capacitor.isPluginAvailable("Browser") && Capacitor.isNativePlatform()) {
    const { Browser } = await import("@capacitor/browser");
    await Browser.open({ url });
    return;
  }
  window.open(url, "_blank", "noopener");
}
