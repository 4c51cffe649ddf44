export interface SandboxConfig {
  port: number;
  /** Receives a POST for each payment. */
  webhookUrl: string;
  /** Payments survive a restart in this file; null keeps them in memory. */
  stateFile: string | null;
  /** Key and secret that /users/getToken requires; null accepts any, so that a bare start works. */
  credentials: { key: string; secret: string } | null;
}

/** Reads the sandbox's settings; throws a TypeError when the port is invalid. */
export function readConfig(env: NodeJS.ProcessEnv): SandboxConfig {
  const port = Number(env["SANDBOX_PORT"] ?? 4100);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new TypeError(`SANDBOX_PORT is not a port: ${env["SANDBOX_PORT"] ?? ""}`);
  }
  const key = env["PAYMENT_API_KEY"];
  const secret = env["PAYMENT_API_SECRET"];
  return {
    port,
    webhookUrl: env["PAYMENT_WEBHOOK_URL"] ?? "http://localhost:4000/api/payments/webhook",
    stateFile: env["SANDBOX_STATE_FILE"] ?? null,
    credentials: key && secret ? { key, secret } : null,
  };
}
