import { createMemoryRouter } from "react-router-dom";
import { createApp, type App } from "../app/create-app.ts";
import { createQueryClient } from "../app/query-client.ts";

/** Wires the whole application at a path, with its own history. Failed requests are retried immediately. */
export function openApp(path: string): App {
  return createApp(
    (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [path] }),
    createQueryClient({ retryDelay: 0 }),
  );
}
