import type { FastifyBaseLogger } from "fastify";
import type { BackgroundJob } from "./background/repeat.ts";
import { composition } from "./composition/composition.ts";
import { openDatabase } from "./db/open-database.ts";
import { databaseLimits } from "./http/limits/limits.ts";
import { portoneCertifications } from "./providers/certification/portone-certifications.ts";
import { clockFrom, systemClock, type Clock } from "./providers/clock.ts";
import { createFileStore } from "./providers/files/create-file-store.ts";
import { createIds } from "./providers/ids.ts";
import { createEncodeImage } from "./providers/images/images.ts";
import { createKeys } from "./providers/keys.ts";
import { createPasswords } from "./providers/passwords.ts";
import { portoneCashReceipts } from "./providers/payment/portone-cash-receipts.ts";
import { PortoneClient } from "./providers/payment/portone-client.ts";
import { portoneProvider, portoneBillingKeys } from "./providers/payment/portone-provider.ts";
import { createProviderCaller } from "./providers/social/social-http.ts";
import type { Services } from "./services.ts";
import { type Settings, tokenSecretOf } from "./settings/settings.ts";
import type { MessageSettings } from "./settings/message-environment.ts";
import { type NoticeSender, noticeFile } from "./providers/notice/notice-sender.ts";
import { type SmsSender, smsOutbox } from "./providers/sms/sms-sender.ts";
import { NhnCloudClient, nhnCloudNotices, nhnCloudSms } from "./providers/nhn-cloud/nhn-cloud.ts";
import type { SocialLoginType } from "@damadum/domain";
import { appleLogin } from "./providers/social/apple-login.ts";
import { googleLogin } from "./providers/social/google-login.ts";
import { kakaoLogin } from "./providers/social/kakao-login.ts";
import { naverLogin } from "./providers/social/naver-login.ts";
import { liveEndpoints, sandboxEndpoints } from "./providers/social/social-endpoints.ts";
import type { LoginParts, SocialLogin, SocialLogins } from "./providers/social/social-login.ts";
import type { SocialSettings } from "./settings/social-settings.ts";

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
    cashReceipts: portoneCashReceipts(portone),
    certifications: portoneCertifications(portone),
    // Providers sign id_tokens with real timestamps, even when the clock is shifted.
    socialLogins: await createSocialLogins(settings.social, { call, clock: systemClock }),
    ...messages,
    webOrigin: settings.webOrigins[0] ?? "",
    consoleOrigin: settings.consoleOrigin,
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

/** The senders chosen by the settings: files on this machine, or NHN Cloud. */
function createMessages(
  settings: MessageSettings,
  clock: Clock,
): { readonly sms: SmsSender; readonly notices: NoticeSender } {
  if (settings.sender === "file") {
    return {
      sms: smsOutbox(settings.smsFile, clock),
      notices: noticeFile(settings.noticeFile, clock),
    };
  }
  const sms = new NhnCloudClient(settings.sms);
  return {
    sms: nhnCloudSms(sms, settings.smsNumber),
    notices: nhnCloudNotices({ alimtalk: new NhnCloudClient(settings.alimtalk), sms }, settings),
  };
}

/** The logins that the settings configure, in the order in which they are offered. */
export async function createSocialLogins(
  settings: SocialSettings,
  { call, clock }: Pick<LoginParts, "call" | "clock">,
): Promise<SocialLogins> {
  const { naver, kakao, google, apple, sandboxUrl } = settings;
  const endpoints = sandboxUrl === null ? liveEndpoints : sandboxEndpoints(sandboxUrl);
  const parts = { call, clock, settings };
  const logins = new Map<SocialLoginType, SocialLogin>();
  if (naver) logins.set("NAVER", naverLogin(naver, { ...parts, endpoints: endpoints.NAVER }));
  if (kakao) logins.set("KAKAO", kakaoLogin(kakao, { ...parts, endpoints: endpoints.KAKAO }));
  if (google) logins.set("GOOGLE", googleLogin(google, { ...parts, endpoints: endpoints.GOOGLE }));
  if (apple) logins.set("APPLE", await appleLogin(apple, { ...parts, endpoints: endpoints.APPLE }));
  return logins;
}
