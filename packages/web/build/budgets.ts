/** Limits on what a browser with an empty cache fetches before a page is usable. */
interface PageBudget {
  /** Lazy chunks that the page waits for, named by source file or by chunk group. */
  readonly parts: readonly string[];
  /** Script size in thousands of bytes, brotli-compressed. */
  readonly kilobytes: number;
  /** Number of script files; the boot script of a prerendered page is inline. */
  readonly requests: number;
}

/** The only table of page budgets; budgets.test.ts enforces it on the build. */
export const budgets: Readonly<Record<string, PageBudget>> = {
  "/": { parts: ["home"], kilobytes: 155.3, requests: 7 },
  // The form engine with its validators: up to eight files more than the home, which has already fetched its own.
  "/?step=start": {
    parts: [
      "home",
      "src/features/quote/quote-screen.tsx",
      "src/features/quote/components/quote-form.tsx",
    ],
    kilobytes: 249.3,
    requests: 15,
  },
  "/login": {
    parts: ["src/features/login/login-screen.tsx"],
    kilobytes: 237.1,
    requests: 12,
  },
  "/signup": {
    parts: ["src/features/signup/signup-screen.tsx"],
    kilobytes: 238,
    requests: 12,
  },
  "/storage": {
    parts: ["src/features/storage-quote/storage-quote-screen.tsx"],
    kilobytes: 187.5,
    requests: 12,
  },
  "/my": {
    parts: ["src/features/orders/my-screen.tsx", "data"],
    kilobytes: 213.6,
    requests: 12,
  },
  "/brand": { parts: ["src/features/brand/brand-screen.tsx"], kilobytes: 187, requests: 12 },
  "/guide": { parts: ["src/features/guide/guide-screen.tsx"], kilobytes: 192.7, requests: 12 },
  "/guide/estimate": {
    parts: ["src/features/guide/guide-estimate-screen.tsx"],
    kilobytes: 193.6,
    requests: 12,
  },
  "/guide/storage": {
    parts: ["src/features/guide/guide-storage-screen.tsx"],
    kilobytes: 193.5,
    requests: 12,
  },
  "/support/main": {
    parts: ["src/features/support/support-screen.tsx"],
    kilobytes: 193,
    requests: 12,
  },
  "/support/faq": {
    parts: ["src/features/support/faq-screen.tsx"],
    kilobytes: 193.2,
    requests: 12,
  },
  "/terms/move": {
    parts: ["src/features/terms/terms-screen.tsx", "src/shared/terms/documents/move.ts"],
    kilobytes: 196.3,
    requests: 12,
  },
};
