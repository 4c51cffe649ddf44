/**
 * Opens an address in front of the app, in the system's browser: some pages refuse to be shown inside of one, and
 * none of another site may take the app's place. Rejects never: a web view without the plugin hands a new window to the system.
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
