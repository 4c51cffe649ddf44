import { brand } from "@damadum/domain";

interface PageWindow {
  navigator: { userAgent: string };
  Capacitor?: { isNativePlatform: () => boolean };
}

/** The app-menu flag (spec section 1): on in the native shell, or when the user agent marks the product's own app. */
export function isAppShell(page: PageWindow): boolean {
  return (
    page.Capacitor?.isNativePlatform() === true ||
    page.navigator.userAgent.includes(brand.appUserAgent)
  );
}
