import { InvalidSettings, originOf, portOf } from "@damadum/host";

export interface HostSettings {
  readonly port: number;
  readonly address: string;
  /** Origin of the API, or "" to derive it from the page host. */
  readonly apiOrigin: string;
  readonly paymentScriptUrl: string;
  /** Origins that the payment script opens in frames. */
  readonly paymentFrameOrigins: readonly string[];
  /** Where pages report errors to, or "" for nowhere. */
  readonly sentryDsn: string;
}

const DEFAULT_PORT = 3000;
const SANDBOX_PAYMENT_SCRIPT = "http://localhost:4100/v1/iamport.js";

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the web host's settings from the environment; throws InvalidSettings that names the wrong one. */
export function readSettings(env: Environment): HostSettings {
  const paymentScriptUrl = env["PAYMENT_SCRIPT_URL"] || sandboxScript(env);
  const scriptOrigin = originOf("PAYMENT_SCRIPT_URL", paymentScriptUrl);
  const frames = (env["PAYMENT_FRAME_ORIGINS"] ?? "").split(",").filter((text) => text.trim());
  return {
    port: portOf("WEB_PORT", env["WEB_PORT"], DEFAULT_PORT),
    address: env["WEB_ADDRESS"] || "localhost",
    apiOrigin: env["API_ORIGIN"] ? originOf("API_ORIGIN", env["API_ORIGIN"]) : "",
    paymentScriptUrl,
    paymentFrameOrigins:
      frames.length === 0
        ? [scriptOrigin]
        : frames.map((text) => originOf("PAYMENT_FRAME_ORIGINS", text.trim())),
    sentryDsn: dsnOf(env["SENTRY_DSN"]),
  };
}

export const developmentSettings = (): HostSettings =>
  readSettings({ PROVIDER_SANDBOX: "1", ...process.env });

/** A forgotten setting must not load a script from the visitor's own computer. */
function sandboxScript(env: Environment): string {
  if (env["PROVIDER_SANDBOX"] === "1") return SANDBOX_PAYMENT_SCRIPT;
  throw new InvalidSettings("PAYMENT_SCRIPT_URL is needed, unless PROVIDER_SANDBOX=1");
}

function dsnOf(text: string | undefined): string {
  if (!text) return "";
  originOf("SENTRY_DSN", text);
  return text;
}
