import * as z from "zod/mini";

const nativeBrowser = z.object({
  Plugins: z.object({ Browser: z.object({ open: z.custom<OpenInBrowser>(isFunction) }) }),
});

type OpenInBrowser = (options: { url: string }) => Promise<void>;

function isFunction(value: unknown): boolean {
  return typeof value === "function";
}

/** Opens an address in the system's browser, in front of the app: some pages refuse to be shown inside of one. */
export function openOutside(url: string): void {
  const { data: native } = nativeBrowser.safeParse(Reflect.get(window, "Capacitor"));
  if (native) native.Plugins.Browser.open({ url }).catch(() => openWindow(url));
  else openWindow(url);
}

/** Where the plugin is missing or fails: an app's web view hands a new window to the system. */
function openWindow(url: string): void {
  window.open(url, "_blank", "noopener");
}
