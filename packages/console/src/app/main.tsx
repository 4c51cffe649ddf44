import { UiProvider } from "@damadum/ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router-dom";
import { AppRoot } from "./app-root.tsx";
import { createApp } from "./create-app.ts";

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root");
createRoot(container).render(
  <StrictMode>
    <UiProvider>
      <AppRoot app={createApp(createBrowserRouter)} />
    </UiProvider>
  </StrictMode>,
);
