import * as React from "react";

const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";

/**
 * Keeps React's development build from capturing a stack for each element that it creates, as it does by itself after
 * 10,000 of them a second: they take a tenth of the time of tests and stories, and only `captureOwnerStack` reads them.
 * React has no setting for it. Without these internals the tests are slower, nothing else.
 */
const internals: unknown = Reflect.get(React, INTERNALS);
if (typeof internals === "object" && internals !== null) {
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set() {},
  });
}
