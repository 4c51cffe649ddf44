/**
 * Pages that messages and printed labels lead to (spec section 2; `myEstimate`, `storageContinuation`, `damageReport`,
 * `moveDamageReport`, `certificateCheck` and `devices` are ours). Such a link may be followed years later, so a path
 * here never changes. `:name` is a part that each link fills in.
 */
export const linkedPages = {
  myEstimate: "/my/estimate/:serial",
  myStorageOrder: "/my/order/storage/:serial",
  storageContinuation: "/my/order/storage/:serial/continuation",
  myPayment: "/my/payment",
  myCompany: "/my/company",
  customPayment: "/payments/custom/:url",
  boxContent: "/boxes/:serial/content",
  damageReport: "/boxes/:serial/damage",
  moveDamageReport: "/my/estimate/:serial/damage",
  certificateCheck: "/certificates",
  devices: "/my/profile/devices",
} as const;

/** One linked page. */
export type LinkedPage = keyof typeof linkedPages;

/** The path of a page with its parts filled in and encoded. @throws RangeError for a part without a value */
export function linkTo(page: LinkedPage, parts: Readonly<Record<string, string>> = {}): string {
  return linkedPages[page].replaceAll(/:([a-z]+)/g, (_whole, name: string) => {
    const value = parts[name];
    if (value === undefined || value === "") throw new RangeError(`${page} needs its ${name}`);
    return encodeURIComponent(value);
  });
}
