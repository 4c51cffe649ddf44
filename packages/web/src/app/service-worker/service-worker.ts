import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";

/** What is used of the worker's own scope, whose types cannot stand beside those of a page. */
declare const self: {
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (type: "install", listener: () => void) => void;
};
/** The page for every address, and the scripts that it starts with: build/service-worker.ts puts them in. */
declare const SHELL_FILES: readonly { url: string; revision: string | null }[];

const SHELL = "/index.html";
/** Without an answer by then the page is drawn from what is here. */
const PATIENCE_SECONDS = 5;
const MAX_FILES = 300;

// Pages ask for their parts by names that hold a hash, so a new build never meets the parts of an old one.
self.addEventListener("install", () => void self.skipWaiting());
clientsClaim();

cleanupOutdatedCaches();
// Each file by its own address alone: "/" is not the shell where the host has a prerendered page.
precacheAndRoute([...SHELL_FILES], { directoryIndex: "", cleanURLs: false });
enableNavigationPreload();

// Always the host's page; the shell in its place where there is no network. No page is kept by its address, which may
// hold a code or a serial, and nothing of another origin, which the API is, ever comes by here.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: PATIENCE_SECONDS,
      plugins: [{ handlerDidError: () => matchPrecache(SHELL) }],
    }),
  ),
);

// As an object: the types of its optional callbacks are looser than what a strategy takes.
const expiration: object = new ExpirationPlugin({
  maxEntries: MAX_FILES,
  purgeOnQuotaError: true,
});

// Parts of a page that have been here once: they never change.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({
    cacheName: "assets",
    plugins: [expiration],
  }),
);
