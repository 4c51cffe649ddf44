import type { CapacitorConfig } from "@capacitor/cli";
import { brand } from "@damadum/domain";
import { providerHosts } from "./src/provider-hosts.ts";

const PAPER = "#fcf9f6";

/**
 * The app shows the live site, as every browser does: one origin for tokens, for the return of a payment and for the form
 * that Apple posts, and one release for all (docs/decisions/app-live-site.md).
 */
const config: CapacitorConfig = {
  appId: brand.app.id,
  appName: brand.name,
  // What is on the device: the page for a start without a network.
  webDir: "www",
  appendUserAgent: `${brand.app.userAgent}/1.0`,
  backgroundColor: PAPER,
  server: {
    url: process.env["APP_SITE"] ?? `https://${brand.hosts.web}`,
    errorPath: "offline.html",
    allowNavigation: [...providerHosts],
  },
  android: { allowMixedContent: false, captureInput: false, webContentsDebuggingEnabled: false },
  ios: {
    contentInset: "never",
    webContentsDebuggingEnabled: false,
  },
  plugins: {
    SplashScreen: { launchShowDuration: 3000, launchAutoHide: true, backgroundColor: PAPER },
    SystemBars: { insetsHandling: "css" },
  },
};

export default config;
