import { brand } from "@damadum/domain";

export type AppPlatform = "android" | "ios";

interface PageWindow {
  navigator: { userAgent: string };
  Capacitor?: { isNativePlatform: () => boolean };
}

/**
 * The platform behind the app-menu flag (spec section 1): set in the native shell, or when the user agent marks the
 * product's own app; null in a browser.
 */
export function appPlatformOf(page: PageWindow): AppPlatform | null {
  const { userAgent } = page.navigator;
  const isApp =
    page.Capacitor?.isNativePlatform() === true || userAgent.includes(brand.app.userAgent);
  if (!isApp) return null;
  return /android/i.test(userAgent) ? "android" : "ios";
}

export function isAppShell(page: PageWindow): boolean {
  return appPlatformOf(page) !== null;
}
