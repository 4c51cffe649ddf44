import { todayInSeoul } from "@damadum/domain";
import {
  defaultHandlersOf,
  fixtures,
  getListLoginProvidersMockHandler,
  rejectUnhandledFrames,
  scenariosOn,
} from "@damadum/sdk/mocks";
import { http, passthrough, type HttpHandler } from "msw";
import { setupWorker } from "msw/browser";
import type { Imp } from "../shared/payment-provider/imp.ts";
import { tokenStore } from "../shared/session/session.ts";
import { readScenarios } from "./read-scenarios.ts";

/** Not one of the site's own keys, which a logout clears. */
const STORAGE_KEY = "mock-mode.scenario";

/** Answers every API request and every provider window from the SDK's scenarios (`pnpm dev --mock`). */
export async function startMockMode(): Promise<void> {
  const scenarios = scenariosOn(todayInSeoul(new Date()));
  const worker = setupWorker(
    // The page's own files and URLs pass: GET /logout is both a page and an operation of the API.
    http.all(`${window.location.origin}/*`, () => passthrough()),
    ...chosenHandlers(scenarios),
    loginProvidersHere(),
    ...defaultHandlersOf(scenarios),
  );
  Object.assign(window, { IMP: providerWindows });
  await worker.start({ quiet: true, onUnhandledFrame: rejectUnhandledFrames });
}

/** What `?scenario=` chooses applies until the tab is closed; the parameter itself is removed from the URL. */
function chosenHandlers(
  scenarios: Readonly<Record<string, Readonly<Record<string, HttpHandler>>>>,
): readonly HttpHandler[] {
  const url = new URL(window.location.href);
  const chosen = url.searchParams.get("scenario");
  const { handlers, loggedIn } = readScenarios(
    chosen ?? sessionStorage.getItem(STORAGE_KEY) ?? "",
    scenarios,
  );
  if (chosen === null) return handlers;
  sessionStorage.setItem(STORAGE_KEY, chosen);
  if (loggedIn === true) tokenStore.set(fixtures.tokens);
  if (loggedIn === false) tokenStore.clear();
  url.searchParams.delete("scenario");
  window.history.replaceState(window.history.state, "", url);
  return handlers;
}

/** The login pages of other services are skipped: their buttons lead directly to the pages that they return to. */
function loginProvidersHere(): HttpHandler {
  return getListLoginProvidersMockHandler(
    fixtures.loginProviders.map(({ type }) => {
      const callback = new URL(`/login/${type.toLowerCase()}/callback`, window.location.origin);
      callback.search = String(new URLSearchParams({ code: "mock", id_token: "mock" }));
      return { type, authorize_url: callback.href };
    }),
  );
}

/** The provider's windows, in which every payment and every identity check succeeds. */
const providerWindows: Imp = {
  init: () => undefined,
  request_pay: ({ merchant_uid }, callback) =>
    callback({ success: true, imp_uid: fixtures.impUid, merchant_uid }),
  certification: ({ merchant_uid }, callback) =>
    callback({ success: true, imp_uid: fixtures.certification.imp_uid, merchant_uid }),
};
