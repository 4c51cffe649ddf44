import type { FastifyBaseLogger } from "fastify";
import type { BackgroundJob } from "./background/repeat.ts";
import { composition } from "./composition/composition.ts";
import { openDatabase } from "./db/open-database.ts";
import { databaseLimits } from "./http/limits/limits.ts";
import { portoneCertifications } from "./providers/certification/portone-certifications.ts";
import { clockFrom, systemClock } from "./providers/clock.ts";
import { createMessages } from "./providers/create-messages.ts";
import { createFileStore } from "./providers/files/create-file-store.ts";
import { createIds } from "./providers/ids.ts";
import { createEncodeImage } from "./providers/images/images.ts";
import { createKeys } from "./providers/keys.ts";
import { createPasswords } from "./providers/passwords.ts";
import { portoneBillingKeys } from "./providers/payment/portone-billing-keys.ts";
import { PortoneClient } from "./providers/payment/portone-client.ts";
import { portoneProvider } from "./providers/payment/portone-provider.ts";
import { createSocialLogins } from "./providers/social/create-social-logins.ts";
import { createProviderCaller } from "./providers/social/social-http.ts";
import type { Services } from "./services.ts";
import { type Settings, tokenSecretOf } from "./settings/settings.ts";

/** Opens the database and builds all services from the settings. */
export async function createServices(
  settings: Settings,
  log: FastifyBaseLogger,
): Promise<{
  readonly services: Services;
  readonly maintenance: readonly BackgroundJob[];
  readonly close: () => Promise<void>;
}> {
  const database = await openDatabase(settings);
  const portone = new PortoneClient(settings.payment);
  const call = createProviderCaller();
  const clock = settings.clockStart === null ? systemClock : clockFrom(settings.clockStart);
  const messages = createMessages(settings.messages, clock);
  const services: Services = {
    ...composition,
    db: database.db,
    clock,
    ids: createIds(clock),
    keys: createKeys(tokenSecretOf(settings)),
    passwords: await createPasswords(),
    limits: databaseLimits(database.db, settings.limitFactor),
    payments: portoneProvider(portone),
    paymentSettings: settings.payment,
    billingKeys: portoneBillingKeys(portone),
    certifications: portoneCertifications(portone),
    // Providers sign id_tokens with real timestamps, even when the clock is shifted.
    socialLogins: await createSocialLogins(settings.social, { call, clock: systemClock }),
    ...messages,
    webOrigin: settings.webOrigins[0] ?? "",
    files: await createFileStore(settings),
    encodeImage: createEncodeImage(),
    slotCapacity: settings.slotCapacity,
    boxDeliveryCapacity: settings.boxDeliveryCapacity,
    log,
  };
  return {
    services,
    maintenance: database.maintenance,
    async close() {
      await portone.close();
      await messages.sms.close();
      await messages.notices.close();
      await database.close();
    },
  };
}
