import { beforeAll, beforeEach } from "vitest";
import { mockApi, startMockApi } from "./mock-api.ts";
import { tokenStore } from "../shared/session/session.ts";

beforeAll(startMockApi);

// Before and not after: a form that leaves the screen at the end of a test still keeps its draft.
beforeEach(() => {
  mockApi.resetHandlers();
  tokenStore.clear();
  localStorage.clear();
  sessionStorage.clear();
});
