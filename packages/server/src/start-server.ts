import { backgroundJobs } from "./background/background-jobs.ts";
import { repeat } from "./background/repeat.ts";
import { buildApp } from "./build-app.ts";
import { createServices } from "./create-services.ts";
import { createLogger } from "./log/logger.ts";
import { createMetrics, serveMetrics } from "./metrics/create-metrics.ts";
import { operatorJobs } from "./operator/operator-jobs.ts";
import type { Settings } from "./settings/settings.ts";

export interface RunningServer {
  readonly url: string;
  /** Finishes requests in progress, then releases all resources. */
  stop(): Promise<void>;
}

/** Opens the database, serves the API and starts the background work. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const log = createLogger(settings.logLevel);
  const { services, maintenance, close } = await createServices(settings, log);
  if (settings.demoData) {
    const { loadDemoData } = await import("./demo/load-demo-data.ts");
    await loadDemoData(services, settings.payment.apiUrl);
  }
  const metrics = createMetrics(services);
  const webOrigins = [...settings.webOrigins, settings.consoleOrigin];
  const http = { ...settings, webOrigins, onResponse: metrics.onResponse };
  const app = await buildApp(services, http);
  const jobs = [
    ...maintenance,
    ...backgroundJobs(services, settings.payment),
    ...operatorJobs(services),
  ];
  const background = repeat(jobs, log, metrics.onRun);
  const watched = settings.metrics === null ? null : await serveMetrics(metrics, settings.metrics);
  const url = await app.listen({ host: settings.host, port: settings.port });
  return {
    url,
    async stop() {
      await app.close();
      await watched?.close();
      await background.stop();
      await close();
    },
  };
}
