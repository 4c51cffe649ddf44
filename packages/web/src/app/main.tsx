import { createBrowserRouter } from "react-router-dom";
import { createApp } from "./create-app.ts";
import { startPage } from "./start-page.tsx";

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root");

// `pnpm dev --mock`. In a production build the condition is false, and what it imports is left out.
if (import.meta.env.DEV && import.meta.env["VITE_MOCK_API"] === "1") {
  const { startMockMode } = await import("../mock-mode/mock-mode.ts");
  await startMockMode();
}

await startPage(createApp(createBrowserRouter), container);
