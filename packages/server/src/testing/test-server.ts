import { socialLoginTypes, type SocialLoginType } from "@damadum/domain";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { buildApp } from "../build-app.ts";
import { composition } from "../composition/composition.ts";
import type { Database } from "../db/tables.ts";
import { databaseLimits } from "../http/limits/limits.ts";
import { createLogger } from "../log/logger.ts";
import type { FileStore } from "../providers/files/file-store.ts";
import { createIds } from "../providers/ids.ts";
import { createEncodeImage } from "../providers/images/images.ts";
import { createKeys } from "../providers/keys.ts";
import { createPasswords } from "../providers/passwords.ts";
import type { Services } from "../services.ts";
import { ApiClient } from "./api-client.ts";
import { FakeBillingKeys } from "./fake-billing-keys.ts";
import { FakeCashReceipts } from "./fake-cash-receipts.ts";
import { FakeCertifications } from "./fake-certifications.ts";
import { FakeNotices } from "./fake-notices.ts";
import { FakeFileStore } from "./fake-file-store.ts";
import { FakePaymentProvider } from "./fake-payment-provider.ts";
import { FakeSms } from "./fake-sms.ts";
import { FakeSocialLogin } from "./fake-social-login.ts";
import { TestClock } from "./test-clock.ts";
import { openTestDatabase } from "./test-database.ts";

/** The minimum that argon2 allows, because these tests are not about its strength. */
const QUICK_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export interface TestServer {
  readonly app: FastifyInstance;
  readonly api: ApiClient;
  readonly services: Services;
  readonly clock: TestClock;
  readonly provider: FakePaymentProvider;
  readonly billingKeys: FakeBillingKeys;
  readonly cashReceipts: FakeCashReceipts;
  readonly certifications: FakeCertifications;
  readonly social: Readonly<Record<SocialLoginType, FakeSocialLogin>>;
  readonly sms: FakeSms;
  readonly notices: FakeNotices;
  readonly files: FakeFileStore;
  /** The lines logged so far. */
  readonly logged: readonly string[];
  close(): Promise<void>;
}

/** Starts the whole server in this process, with a clock and providers that the test controls. */
export async function startTestServer(
  options: {
    /** Closed with the server. */
    readonly db?: Database;
    readonly limitFactor?: number;
    readonly slotCapacity?: number;
    readonly boxDeliveryCapacity?: number;
    /** Another server with which this one shares the payment provider, as in production. */
    readonly beside?: TestServer;
    /** Instead of the one in memory, `files`. */
    readonly fileStore?: FileStore;
  } = {},
): Promise<TestServer> {
  const db = options.db ?? (await openTestDatabase());
  const limitFactor = options.limitFactor ?? 1000;
  const clock = new TestClock();
  const provider = options.beside?.provider ?? new FakePaymentProvider(clock.read);
  const billingKeys = options.beside?.billingKeys ?? new FakeBillingKeys(provider);
  const cashReceipts = options.beside?.cashReceipts ?? new FakeCashReceipts();
  const certifications = new FakeCertifications(clock.read);
  const social = {
    NAVER: new FakeSocialLogin(),
    KAKAO: new FakeSocialLogin(),
    GOOGLE: new FakeSocialLogin(),
    APPLE: new FakeSocialLogin(),
  };
  const sms = new FakeSms();
  const notices = new FakeNotices();
  const files = new FakeFileStore();
  const logged: string[] = [];
  const services: Services = {
    ...composition,
    db,
    clock: clock.read,
    ids: createIds(clock.read),
    keys: createKeys("a secret for tests only, 32 letters"),
    passwords: await createPasswords(QUICK_HASH),
    limits: databaseLimits(db, limitFactor),
    payments: provider,
    paymentSettings: {
      accountCode: "imp00000000",
      certificationChannel: "test_certification",
      channels: {
        CARD: "test_card",
        KAKAO_PAY: "test_kakaopay",
        NAVER_PAY: "test_naverpay",
        TOSS_PAY: "test_tosspay",
      },
    },
    billingKeys,
    cashReceipts,
    certifications,
    socialLogins: new Map(socialLoginTypes.map((type) => [type, social[type]])),
    sms,
    notices,
    webOrigin: "http://localhost:3000",
    consoleOrigin: "http://localhost:3001",
    files: options.fileStore ?? files,
    encodeImage: createEncodeImage(),
    slotCapacity: options.slotCapacity ?? 5,
    boxDeliveryCapacity: options.boxDeliveryCapacity ?? 10,
    log: createLogger("trace", { write: (line) => void logged.push(line) }),
  };
  const webOrigins = ["http://localhost:3000"];
  const app = await buildApp(services, { webOrigins, trustProxy: true, limitFactor });
  return {
    app,
    api: new ApiClient(app),
    services,
    clock,
    provider,
    billingKeys,
    cashReceipts,
    certifications,
    social,
    sms,
    notices,
    files,
    logged,
    async close() {
      await app.close();
      await db.destroy();
    },
  };
}

/** What a hook fills with a started server; it must not be used before. */
export function serverToStart(): TestServer {
  return Object.create(null);
}

/** A server for the tests of a file, started before the first, or anew `per` test. It must not be used before. */
export function testServer({
  per = "file",
  ...options
}: Parameters<typeof startTestServer>[0] & { readonly per?: "file" | "test" } = {}): TestServer {
  const [before, after] = per === "file" ? [beforeAll, afterAll] : [beforeEach, afterEach];
  const server = serverToStart();
  before(async () => {
    Object.assign(server, await startTestServer(options));
  });
  after(() => server.close());
  return server;
}
