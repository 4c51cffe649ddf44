import { createBrowserRouter } from "react-router-dom";
import { whenIdle } from "../shared/browser/when-idle.ts";
import type { Store } from "../shared/config/store.ts";
import { reportError } from "../shared/reporting/report-error.ts";
import { paths } from "../shared/paths.ts";
import { isDecodable } from "../shared/router/decode.ts";
import { createApp } from "./create-app.ts";
import { prefetchOnIntent } from "./prefetch-on-intent.ts";
import { startPage } from "./start-page.tsx";

// Not awaited at the top level: chunks that the first screen waits for import from this module, so that waiting for
// them here would deadlock.
start().catch(reportError);

async function start(): Promise<void> {
  // Too old for the application (index.html).
  if ("oldBrowser" in document.documentElement.dataset) return;
  const container = document.getElementById("root");
  if (!container) throw new Error("index.html has no #root");

  // `pnpm dev --mock`. In a production build the condition is false, and the import is dropped.
  if (import.meta.env.DEV && import.meta.env["VITE_MOCK_API"] === "1") {
    const { startMockMode } = await import("../mock-mode/mock-mode.ts");
    await startMockMode();
  }

  // Neither the router nor a screen can read it.
  if (!isDecodable(window.location.pathname)) {
    window.history.replaceState(null, "", paths.notFound.getHref());
  }
  const app = createApp(createBrowserRouter);
  await startPage(app, container);
  prefetchOnIntent(app.router);
  if (import.meta.env.PROD) whenIdle(() => void loadBackground(app.store));
}

async function loadBackground(store: Store): Promise<void> {
  try {
    const { startBackground } = await import("./background/start-background.ts");
    startBackground(store);
  } catch (error) {
    reportError(error);
  }
}
