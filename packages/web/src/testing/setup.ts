import { clearToasts } from "@damadum/ui";
import { beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";
import { mockApi } from "./mock-api.ts";
import { tokenStore } from "../shared/session/session.ts";

// The library registers its own hook on import, which happens only for the first of the files that share a page.
beforeEach(cleanup);

// Before and not after a test: a form that unmounts at the end of a test still stores its draft.
beforeEach(() => {
  mockApi.resetHandlers();
  // With a frozen clock they would never close.
  clearToasts();
  tokenStore.clear();
  localStorage.clear();
  sessionStorage.clear();
});
