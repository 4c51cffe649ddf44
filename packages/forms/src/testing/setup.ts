import { beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";

// Its own hook is set when it is first imported, which is in the first of the files that share a page.
beforeEach(cleanup);

// Before and not after a test: a form that unmounts at the end of a test still stores its draft.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
