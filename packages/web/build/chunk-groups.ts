// By default the build makes a chunk for every set of pages that share a module: a page fetched more than fifty files,
// most of them under a kilobyte. These groups bundle what is usually loaded together, bottom up: a module goes to the
// first group that matches, with its imports. build/budgets.ts limits a page's size; `pnpm bench bytes` measures it.

interface ChunkGroup {
  readonly name: string;
  readonly test?: RegExp | ((id: string) => boolean);
  /** Only modules that the entry script imports statically. */
  readonly tags?: ["$initial"];
  /** Minimum number of lazy chunks that need a module. */
  readonly minShareCount?: number;
  readonly maxModuleSize?: number;
}

const start: ["$initial"] = ["$initial"];

/** Modules kept out of `common`: libraries, a form's own parts, and what only a few pages use. */
const apart =
  /node_modules\/(?!\.pnpm|dayjs)|packages\/(?:forms|contract)\/|packages\/sdk\/src\/generated|data-table|components\/(?:calendar|table|quotation)\/|shared\/(?:identity|terms|payment|payment-provider|order|paper)\/|priced-form|estimate-query|features\/|recipes\/calendar|illustration\/guide|domain\/src\/(?:(?:states|views|box|cash-receipt)\/|storage\/(?:trip|monthly)|papers\/|privacy\/)/;

const groups: readonly ChunkGroup[] = [
  // Every page. The first three change with a dependency update or the theme, not with each release.
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: "framework",
    tags: start,
    test: /node_modules\/(?:react-router|react-router-dom|@tanstack|jotai)\//,
  },
  { name: "design", tags: start, test: /node_modules\/|packages\/ui\/src\/theme\/(?!recipes)/ },
  { name: "app", tags: start },
  // The home down to its price: fields, choices and prices that most other pages need too.
  { name: "home", test: /\/app\/home-page\.tsx$/ },
  // Many pages.
  {
    name: "tools",
    minShareCount: 3,
    test: /node_modules\/(?:zod|es-hangul)\/|search\/search-forms/,
  },
  { name: "common", minShareCount: 5, maxModuleSize: 12_000, test: (id) => !apart.test(id) },
  {
    name: "forms",
    test: /packages\/forms\/src\/(?:engine|theme)\/|sdk\/src\/generated\/requests/,
  },
  // Only what a quote and a login share with the pages of an order.
  {
    name: "requests",
    minShareCount: 2,
    test: /generated\/schedule\/|estimate\/estimate-query|quote-form\/quote-draft|pricing\/coupon-line|domain\/src\/move\/check-|states\/awaits-payment|payment-provider\/(?:imp|window-response)/,
  },
  {
    name: "data",
    minShareCount: 2,
    test: /packages\/sdk\/src\/generated\/(?!identity|damage-report|receiver-link)|(?<!(?:damage-report|received-delivery)-)loaders?\.ts$|\/features\/(?!damage-report)[\w-]+\/api\/|shared\/order\/use-free-months/,
  },
  // Pages of one subject.
  {
    name: "quote-frame",
    minShareCount: 2,
    test: /components\/price-breakdown|starting-price|components\/storage-quote\.tsx/,
  },
  {
    name: "account",
    minShareCount: 2,
    test: /patterns\/(?:password|person|consents|username|formatted-text|phone|birth)|shared\/(?:identity|terms\/use)|open-in-system-browser|features\/(?:login|signup)\/|is-username|domain\/src\/(?:consent|masking|member|social|phone)\/|generated\/identity\//,
  },
  // The home names a price of storage.
  {
    name: "storage-price",
    minShareCount: 2,
    test: /domain\/src\/storage\//,
  },
  { name: "papers", minShareCount: 2, test: /domain\/src\/papers\/|shared\/paper\// },
  { name: "payment", minShareCount: 2, test: /\/shared\/payment(?:-provider)?\// },
  {
    name: "orders",
    minShareCount: 2,
    test: /features\/orders\/|shared\/order\/|estimate\/route-lines|shared\/photo\/(?!photo-columns)|domain\/src\/(?:(?:states|views|box|cash-receipt)\/(?!damage|received)|storage-order\/|company\/)|components\/stepper/,
  },
  // Shared by the pages of a single box or delivery, and needed by no list of them.
  {
    name: "boxes",
    minShareCount: 2,
    test: /damage-report|damage-notice|photo-columns|box-photo-kinds|receiver-link|received-delivery/,
  },
  {
    name: "information",
    minShareCount: 2,
    test: /shared\/(?:page\/(?!document-layout|confirm-dialog)|help)\/|shared\/terms\/(?!documents|use)|features\/(?:guide|support)\/|illustration\/guide/,
  },
  {
    name: "quote",
    minShareCount: 2,
    test: /shared\/quote-form\/|forms\/src\/priced\/|patterns\/(?:address|floor-carriage|date-slot|extras)\/|(?:components|recipes)\/calendar/,
  },
  { name: "visits", minShareCount: 2, test: /forms\/src\/(?:patterns|definitions)\// },
];

/** Value of the build's `codeSplitting.groups`: an earlier group takes precedence. */
export const chunkGroups = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}));
