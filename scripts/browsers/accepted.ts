interface Accepted {
  readonly feature: string;
  /** Part of the path of the module that uses it. */
  readonly module: string;
  readonly why: string;
}

/** What older browsers lack and the site uses all the same; an entry that nothing needs any more is an error. */
export const accepted: readonly Accepted[] = [
  // Asked for, but not where it is used.
  ...[":popover-open", "hidePopover()"].map((feature) => ({
    feature,
    module: "ui/src/components/toast",
    why: "after asking for showPopover, which came with it",
  })),
  {
    feature: "window.cancelIdleCallback",
    module: "shared/browser/when-idle",
    why: "after asking for requestIdleCallback, which came with it",
  },
  {
    feature: "window.BarcodeDetector",
    module: "stored-boxes/code-reader",
    why: "compared with undefined once it has a name",
  },
  {
    feature: "Navigator.share",
    module: "components/receiver-link",
    why: "the button is there only where it exists",
  },
  {
    feature: "Error.captureStackTrace",
    module: "@ark-ui/react",
    why: "asked for by isFunction()",
  },
  {
    feature: "scrollend event",
    module: "@tanstack/virtual-core",
    why: "asked for when the module starts, otherwise a timer",
  },
  {
    feature: ":popover-open",
    module: "@floating-ui/utils",
    why: "in a try that takes an error for no",
  },
  ...["startViewTransition()", "::view-transition", "::view-transition-group"].map((feature) => ({
    feature,
    module: "react-dom",
    why: "only for <ViewTransition>, which no page has",
  })),
  {
    feature: "Document.startViewTransition",
    module: "react-router",
    why: "only for links with viewTransition, of which there are none",
  },
  // Nothing is lost without it.
  {
    feature: "getContext({ willReadFrequently })",
    module: "stored-boxes/code-reader",
    why: "a hint about speed",
  },
  ...["touchstart", "touchend", "touchcancel"].map((event) => ({
    feature: `${event} event`,
    module: "@tanstack/virtual-core",
    why: "a computer without a touch screen raises none",
  })),
  {
    feature: "beforeunload event",
    module: "@zag-js/focus-visible",
    why: "removes listeners, which go with the page anyway",
  },
  {
    feature: "prerenderingchange event",
    module: "web-vitals",
    why: "only where document.prerendering exists",
  },
  {
    feature: ":host-context",
    module: "styled-system/serialize",
    why: "a name that Chakra recognises in styles, not a selector",
  },
  // A method of their own with the name of a newer one.
  { feature: "dispose()", module: "web/src/app/create-app", why: "react-router's" },
  { feature: "drop()", module: "forms/src/engine/verification", why: "Verifier's" },
  { feature: "share()", module: "shared/browser/share-file", why: "Capacitor's" },
  { feature: "use()", module: "react/cjs", why: "React's hook" },
  { feature: "toArray()", module: "/react/", why: "React.Children's" },
  { feature: "when()", module: "zod", why: "zod's" },
  { feature: "handle()", module: "workbox-", why: "workbox's" },
];
