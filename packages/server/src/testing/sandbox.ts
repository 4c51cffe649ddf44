import { buildApp } from "../../../sandbox/src/app.ts";

export async function startSandbox() {
  const app = buildApp({ webhookUrl: "http://127.0.0.1:9", stateFile: null, credentials: null });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return { app, url };
}
