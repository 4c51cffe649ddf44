import { slimRjsf } from "@damadum/forms/vite";
import {
  licences,
  oldestBrowsers,
  pageSettings,
  precompress,
  productionRouter,
} from "@damadum/host/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fillPage } from "./host/server.ts";
import { readSettings } from "./host/settings.ts";

const settings = readSettings(process.env);

export default defineConfig({
  plugins: [
    react(),
    slimRjsf(),
    productionRouter(import.meta.url),
    pageSettings((html) => fillPage(html, settings)),
    licences(),
    precompress(),
  ],
  server: { port: settings.port, strictPort: true },
  build: { target: oldestBrowsers, modulePreload: { polyfill: false } },
});
