import type { FastifyBaseLogger } from "fastify";
import type { Database } from "./db/tables.ts";
import type { Limits } from "./http/limits/limits.ts";
import type { CertificationProvider } from "./providers/certification/certification-provider.ts";
import type { Clock } from "./providers/clock.ts";
import type { Ids } from "./providers/ids.ts";
import type { Keys } from "./providers/keys.ts";
import type { Passwords } from "./providers/passwords.ts";
import type { NoticeSender } from "./providers/notice/notice-sender.ts";
import type { BillingKeyProvider } from "./providers/payment/billing-key-provider.ts";
import type { CashReceiptProvider } from "./providers/payment/cash-receipt-provider.ts";
import type { PaymentProvider } from "./providers/payment/payment-provider.ts";
import type { SmsSender } from "./providers/sms/sms-sender.ts";
import type { SocialLogins } from "./providers/social/social-login.ts";
import type { PaymentSettings } from "./settings/payment-environment.ts";
import type { Composition } from "./subject/composition.ts";
import type { FileStore } from "./providers/files/file-store.ts";
import type { EncodeImage } from "./providers/images/images.ts";

/** Everything that verbs depend on. A verb picks the few that it needs with Pick. */
export interface Services extends Composition {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly keys: Keys;
  readonly passwords: Passwords;
  readonly limits: Limits;
  readonly payments: PaymentProvider;
  readonly paymentSettings: Pick<
    PaymentSettings,
    "accountCode" | "channels" | "certificationChannel"
  >;
  readonly billingKeys: BillingKeyProvider;
  readonly cashReceipts: CashReceiptProvider;
  readonly certifications: CertificationProvider;
  readonly socialLogins: SocialLogins;
  readonly sms: SmsSender;
  readonly notices: NoticeSender;
  /** Origin of the site, for links in messages. */
  readonly webOrigin: string;
  /** Origin of the operators' console, where their passkeys are valid. */
  readonly consoleOrigin: string;
  readonly files: FileStore;
  readonly encodeImage: EncodeImage;
  /** Default number of moves per start time, unless an operator set the day up. */
  readonly slotCapacity: number;
  /** The same default for box deliveries and collections. */
  readonly boxDeliveryCapacity: number;
  readonly log: FastifyBaseLogger;
}
