import { clearToasts } from "@damadum/ui";
import { beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";
import { tokenStore } from "../shared/session.ts";
import { mockApi } from "./mock-api.ts";

beforeEach(cleanup);
beforeEach(() => {
  mockApi.resetHandlers();
  clearToasts();
  tokenStore.clear();
});
