import { createBrowserRouter } from "react-router-dom";
import { whenIdle } from "../shared/browser/when-idle.ts";
import { reportError } from "../shared/reporting/report-error.ts";
import { createApp } from "./create-app.ts";
import { startPage } from "./start-page.tsx";

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root");

// `pnpm dev --mock`. In a production build the condition is false, and what it imports is left out.
if (import.meta.env.DEV && import.meta.env["VITE_MOCK_API"] === "1") {
  const { startMockMode } = await import("../mock-mode/mock-mode.ts");
  await startMockMode();
}

const app = createApp(createBrowserRouter);
await startPage(app, container);

if (import.meta.env.PROD) {
  whenIdle(() => {
    import("./background/start-background.ts").then(
      ({ startBackground }) => startBackground(app.store),
      reportError,
    );
  });
}
