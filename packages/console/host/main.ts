import { fileURLToPath } from "node:url";
import { runHost } from "@damadum/host";
import { createHost } from "./server.ts";
import { readSettings } from "./settings.ts";

await runHost(() => {
  const settings = readSettings(process.env);
  const app = createHost(settings, fileURLToPath(new URL("../dist", import.meta.url)));
  return { name: "console", port: settings.port, address: settings.address, app };
});
