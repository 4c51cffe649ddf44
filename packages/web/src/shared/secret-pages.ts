import { paths } from "./paths.ts";

/**
 * Pages that anyone with their address may see. Search engines do not list them, other sites do not learn their address,
 * and error reports do not repeat it.
 */
export const secretPages: readonly string[] = [
  paths.receivedDelivery.path,
  paths.customPayment.path,
  paths.customPaymentComplete.path,
];

/** Where the API has what such pages show, and tickets that stand for a person. */
const secretResources = [
  "/api/receiver-links/:key",
  "/api/payments/custom/:url",
  "/api/destruction-certificates/:code",
  "/api/users/id/certification/:uid",
];

/** What comes before the secret in a path: `/receive/`, or the whole path when the query has it. */
const beforeSecret = (path: string) => path.replace(/:.*$/, "");

export const secretPageStarts: readonly string[] = secretPages.map(beforeSecret);

export const secretStarts: readonly string[] = [...secretPages, ...secretResources]
  .filter((path) => path.includes(":"))
  .map(beforeSecret);
