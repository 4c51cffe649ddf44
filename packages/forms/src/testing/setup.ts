import { beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";

// The library registers its own hook on first import, so only in the first of the files that share a page.
beforeEach(cleanup);

// Before instead of after a test, because a form that unmounts at the end of a test still stores its draft.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
