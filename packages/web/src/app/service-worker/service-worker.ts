import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";

/** The used part of the worker's global scope, whose types conflict with those of a page. */
declare const self: {
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (type: "install", listener: () => void) => void;
};
/** The shell and the scripts that it starts with, inserted by build/service-worker.ts. */
declare const SHELL_FILES: readonly { url: string; revision: string | null }[];

const SHELL = "/index.html";
/** Without a response within this time, the cached shell is used. */
const PATIENCE_SECONDS = 5;
const MAX_FILES = 300;

// Safe immediately: chunk names contain a hash, so a page never gets a chunk of another build.
self.addEventListener("install", () => void self.skipWaiting());
clientsClaim();

cleanupOutdatedCaches();
// Each file only under its own URL: "/" is not the shell when the host has a prerendered page.
precacheAndRoute([...SHELL_FILES], { directoryIndex: "", cleanURLs: false });
enableNavigationPreload();

// Pages come from the host, or from the cached shell when there is no network. No page is cached by its URL, which may
// contain a code or a serial, and no route matches another origin, as the API is.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: PATIENCE_SECONDS,
      plugins: [{ handlerDidError: () => matchPrecache(SHELL) }],
    }),
  ),
);

// Typed as `object`, because the types of its optional callbacks are looser than what a strategy accepts.
const expiration: object = new ExpirationPlugin({
  maxEntries: MAX_FILES,
  purgeOnQuotaError: true,
});

// Caches chunks once they have been used: they never change.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({
    cacheName: "assets",
    plugins: [expiration],
  }),
);
