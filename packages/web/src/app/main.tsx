import { UiProvider } from "@damadum/ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router-dom";
import { AppRoot } from "./app-root.tsx";
import { createApp } from "./create-app.ts";
import { firstScreenReady } from "./first-screen-ready.ts";

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root");

// `pnpm dev --mock`. In a production build the condition is false, and what it imports is left out.
if (import.meta.env.DEV && import.meta.env["VITE_MOCK_API"] === "1") {
  const { startMockMode } = await import("../mock-mode/mock-mode.ts");
  await startMockMode();
}

const app = createApp(createBrowserRouter);

// What index.html has drawn stays until the first screen is ready: nothing flashes in between.
await firstScreenReady(app.router);

createRoot(container).render(
  <StrictMode>
    <UiProvider>
      <AppRoot app={app} />
    </UiProvider>
  </StrictMode>,
);
