import { UiProvider } from "@damadum/ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router-dom";
import { AppRoot } from "./app-root.tsx";
import { createApp } from "./create-app.ts";
import { firstScreenReady } from "./first-screen-ready.ts";

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root");

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
