import type { CapacitorConfig } from "@capacitor/cli";
import { brand } from "@damadum/domain";
import { providerHosts } from "./src/provider-hosts.ts";

const PAPER = "#fcf9f6";

/**
 * The app loads the live site: one origin for tokens, payment returns and the form that Apple posts, and one release
 * for web and apps (docs/decisions/app-live-site.md).
 */
const config: CapacitorConfig = {
  appId: brand.app.id,
  appName: brand.name,
  // Bundled with the app: only the page for a start without a network.
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
