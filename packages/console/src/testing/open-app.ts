import { fixtures } from "@damadum/sdk/mocks";
import { createMemoryRouter } from "react-router-dom";
import { createApp, type App } from "../app/create-app.ts";
import { rememberWay } from "../shared/passkeys.ts";
import { tokenStore } from "../shared/session.ts";

/** Wires the whole console at a path, with its own history; failed requests are retried immediately. */
export function openApp(path: string, { isVisitor = false } = {}): App {
  rememberWay("code");
  if (isVisitor) tokenStore.clear();
  else tokenStore.set(fixtures.tokens);
  return createApp((routes) => createMemoryRouter(routes, { initialEntries: [path] }), {
    retryDelay: 0,
  });
}
