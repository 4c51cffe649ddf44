import { resolve, join } from "node:path";
import { z } from "zod";
import { InvalidSettings } from "./invalid-settings.ts";
import { messageEnvironment, messageSettingsOf, messageVariables } from "./message-environment.ts";
import { paymentEnvironment, paymentSettingsOf, paymentVariables } from "./payment-environment.ts";
import { requireCompleteS3, s3Environment, s3SettingsOf } from "./s3-environment.ts";
import { socialEnvironment, socialSettingsOf } from "./social-environment.ts";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const SECRET_LENGTH = 32;
const LOCAL_WEB = "http://localhost:3000";
const LOCAL_CONSOLE = "http://localhost:3001";

const port = z.coerce.number().int().min(0).max(65_535);
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);

const environment = z
  .object({
    HOST: z.string().min(1).default("localhost"),
    API_PORT: port.default(4000),
    DATA_DIR: z.string().min(1).default(".data"),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_DIRECT_URL: postgresUrl.optional(),
    WEB_ORIGINS: z
      .string()
      .transform((text) => text.split(",").map((part) => part.trim()))
      .pipe(z.array(origin).min(1))
      .optional(),
    CONSOLE_ORIGIN: origin.optional(),
    TRUST_PROXY: z.string().default(""),
    LOG_LEVEL: z
      .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"])
      .default("info"),
    TOKEN_SECRET: z.string().min(SECRET_LENGTH).optional(),
    RATE_LIMIT_FACTOR: z.coerce.number().int().min(1).default(1),
    SLOT_CAPACITY: z.coerce.number().int().min(0).max(1000).default(5),
    BOX_DELIVERY_CAPACITY: z.coerce.number().int().min(0).max(1000).default(10),
    DEMO_DATA: z.enum(["0", "1"]).default("0"),
    CLOCK_START: z.iso.datetime({ offset: true }).optional(),
    METRICS_HOST: z.string().min(1).default("127.0.0.1"),
    METRICS_PORT: port.optional(),
    PROVIDER_SANDBOX: z.enum(["0", "1"]).default("0"),
    ...paymentEnvironment,
    ...messageEnvironment,
    ...s3Environment,
    ...socialEnvironment,
  })
  .superRefine((values, context) => {
    const reject = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    if (values.MESSAGE_SENDER === "nhn-cloud") {
      for (const name of messageVariables) {
        if (values[name] === undefined) reject(name, "is needed with MESSAGE_SENDER=nhn-cloud");
      }
      // The demo's phone numbers may belong to real people.
      if (values.DEMO_DATA === "1") reject("DEMO_DATA", "is not for a real MESSAGE_SENDER");
      if (values.CLOCK_START !== undefined) {
        reject("CLOCK_START", "is not for a real MESSAGE_SENDER");
      }
    }
    requireCompleteS3(values, context);
    if (values.DATABASE_URL === undefined) {
      if (values.DATABASE_DIRECT_URL !== undefined) {
        reject("DATABASE_DIRECT_URL", "is only for a pooler at DATABASE_URL");
      }
      return;
    }
    // Several servers on one database must sign with the same secret.
    if (values.TOKEN_SECRET === undefined) reject("TOKEN_SECRET", "is needed with DATABASE_URL");
    if (values.DEMO_DATA === "1") reject("DEMO_DATA", "is only for the embedded database");
    if (values.CLOCK_START !== undefined) {
      reject("CLOCK_START", "is only for the embedded database");
    }
    if (values.PROVIDER_SANDBOX === "1") return;
    // A forgotten setting must not send real orders to the sandbox or their notices to a file.
    for (const name of [
      "WEB_ORIGINS",
      "CONSOLE_ORIGIN",
      ...paymentVariables,
      "MESSAGE_SENDER",
    ] as const) {
      if (values[name] === undefined) {
        reject(name, "is needed with DATABASE_URL, unless PROVIDER_SANDBOX=1");
      }
    }
  });

/** Every variable that the server reads. */
export const variableNames: readonly string[] = Object.keys(environment.shape);

/** The settings read from the environment. docs/operations.md explains each variable. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** Reads the settings; throws InvalidSettings naming every wrong variable. */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const parsed = environment.safeParse(withoutEmpty(env));
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    throw new InvalidSettings(`The settings are wrong.\n${lines.join("\n")}`);
  }
  const values = parsed.data;
  const webOrigins = values.WEB_ORIGINS ?? [LOCAL_WEB];
  return {
    host: values.HOST,
    port: values.API_PORT,
    dataDir: resolve(values.DATA_DIR),
    /** PostgreSQL; null runs the embedded database in the data folder. */
    databaseUrl: values.DATABASE_URL ?? null,
    /** The PostgreSQL server behind the pooler at `databaseUrl`; null without a pooler. */
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    webOrigins,
    /** Where operators' passkeys are valid. */
    consoleOrigin: values.CONSOLE_ORIGIN ?? LOCAL_CONSOLE,
    /** The proxies that are trusted to report the client's address: fastify's trustProxy. */
    trustProxy: trustProxyOf(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
    /** Null lets the server generate one in the data folder. */
    tokenSecret: values.TOKEN_SECRET ?? null,
    /** Multiplies every rate limit. */
    limitFactor: values.RATE_LIMIT_FACTOR,
    /** Default number of moves per start time, unless an operator set the day up. */
    slotCapacity: values.SLOT_CAPACITY,
    boxDeliveryCapacity: values.BOX_DELIVERY_CAPACITY,
    demoData: values.DEMO_DATA === "1",
    /** Whether /docs/ serves the API's reference: wherever no real customer is, in development and with the sandbox. */
    docs:
      values.PROVIDER_SANDBOX === "1" ||
      (values.DATABASE_URL === undefined && values.MESSAGE_SENDER !== "nhn-cloud"),
    /** Start of a simulated clock, for a rehearsal on the embedded database; null for the real time. */
    clockStart: values.CLOCK_START === undefined ? null : new Date(values.CLOCK_START),
    /** The bucket for pictures; null for a folder in the data folder. */
    s3: s3SettingsOf(values),
    social: socialSettingsOf(values, webOrigins[0] ?? LOCAL_WEB),
    messages: messageSettingsOf(values, resolve(values.DATA_DIR)),
    /** Address of the metrics endpoint; null disables it. */
    metrics:
      values.METRICS_PORT === undefined
        ? null
        : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    payment: paymentSettingsOf(values),
  };
}

/** `NAME=` in a shell means "not set". */
function withoutEmpty(env: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
}

/** Empty trusts no proxy, `true` trusts all; else comma-separated addresses or networks. */
function trustProxyOf(text: string): boolean | string {
  return text === "" ? false : text === "true" ? true : text;
}

/** The secret from the settings, or one generated at the first start and stored in the data folder. */
export function tokenSecretOf(settings: {
  readonly tokenSecret: string | null;
  readonly dataDir: string;
}): string {
  if (settings.tokenSecret !== null) return settings.tokenSecret;
  const file = join(settings.dataDir, "token-secret");
  if (existsSync(file)) return readFileSync(file, "utf8");
  const secret = randomBytes(48).toString("base64url");
  mkdirSync(settings.dataDir, { recursive: true });
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
