import { Pool, type Dispatcher } from "undici";
import { z } from "zod";
import { assertOutsideTransaction } from "../../db/transaction.ts";
import type { NhnCloudProduct, NhnCloudChannel } from "../../settings/message-environment.ts";
import { callProvider, jsonOf, providerConnection, type ProviderAnswer } from "../provider-http.ts";
import { ProviderDeclined, ProviderUnavailable } from "../or-unavailable.ts";
import type { NoticeSender } from "../notice/notice-sender.ts";
import { brand } from "@damadum/domain";
import type { SmsSender } from "../sms/sms-sender.ts";

interface Request {
  readonly path: string;
  readonly body: unknown;
  /** Idempotency key: a second request with it within ten minutes is refused. */
  readonly key?: string;
}

const resultsSchema = z.array(z.object({ resultCode: z.number() })).nullish();
const answerSchema = z.object({
  header: z.object({ isSuccessful: z.boolean(), resultCode: z.number() }),
  /** Of Alimtalk. */
  message: z.object({ sendResults: resultsSchema }).nullish(),
  /** Of SMS. */
  body: z.object({ data: z.object({ sendResultList: resultsSchema }).nullish() }).nullish(),
});

/** Sends one message; throws ProviderDeclined or ProviderUnavailable when it was not accepted. */
export class NhnCloudClient {
  readonly #product: NhnCloudProduct;
  readonly #dispatcher: Dispatcher;

  constructor(product: NhnCloudProduct, dispatcher?: Dispatcher) {
    this.#product = product;
    this.#dispatcher = dispatcher ?? new Pool(new URL(product.apiUrl).origin, providerConnection);
  }

  async post({ path, body, key }: Request): Promise<void> {
    assertOutsideTransaction("a call to the sender of messages");
    const { apiUrl, appKey, secretKey } = this.#product;
    const answer = await callProvider(this.#dispatcher, {
      origin: new URL(apiUrl).origin,
      method: "POST",
      path: path.replace("{appKey}", encodeURIComponent(appKey)),
      headers: {
        accept: "application/json",
        "content-type": "application/json;charset=UTF-8",
        "x-secret-key": secretKey,
        ...(key === undefined ? {} : { "x-nc-api-idempotency-key": key }),
      },
      body: JSON.stringify(body),
    }).catch((cause: unknown) => {
      throw new ProviderUnavailable("The sender of messages does not answer", { cause });
    });
    throwFailure(answer);
  }

  async close(): Promise<void> {
    await this.#dispatcher.close();
  }
}

function throwFailure({ status, text }: ProviderAnswer): void {
  const answer = answerSchema.safeParse(jsonOf(text));
  if (!answer.success || status >= 500) {
    throw new ProviderUnavailable(`The sender of messages answered ${status} without sense`);
  }
  const { header, message, body } = answer.data;
  if (!header.isSuccessful) throw new ProviderDeclined(`result ${header.resultCode}`);
  const results = [...(message?.sendResults ?? []), ...(body?.data?.sendResultList ?? [])];
  const failed = results.find(({ resultCode }) => resultCode !== 0);
  if (failed !== undefined) throw new ProviderDeclined(`recipient ${failed.resultCode}`);
}

const NOTICE_PATH = "/alimtalk/v2.3/appkeys/{appKey}/messages";

const TEXT_NOTICE_PATH = "/sms/v3.0/appKeys/{appKey}/sender/mms";

/**
 * Notices by NHN Cloud's KakaoTalk Bizmessage, which falls back to LMS when Kakao cannot deliver; as LMS alone to whoever
 * chose that. The client of text messages stays the caller's to close.
 */
export function nhnCloudNotices(
  { alimtalk: client, sms }: { readonly alimtalk: NhnCloudClient; readonly sms: NhnCloudClient },
  { senderKey, smsNumber }: NhnCloudChannel,
): NoticeSender {
  return {
    async send({ key, to, channel, template, variables, text, button }) {
      const message = `${text}\n${button.url}`;
      if (channel === "SMS") {
        const recipientList = [{ recipientNo: to.replaceAll("-", "") }];
        const body = { title: brand.name, body: message, sendNo: smsNumber, recipientList };
        await sms.post({ path: TEXT_NOTICE_PATH, key, body });
        return;
      }
      const recipient = {
        recipientNo: to.replaceAll("-", ""),
        templateParameter: variables,
        resendParameter: {
          isResend: true,
          resendType: "LMS",
          resendContent: message,
          resendSendNo: smsNumber,
        },
        recipientGroupingKey: key,
      };
      const body = {
        senderKey,
        templateCode: template,
        senderGroupingKey: key,
        recipientList: [recipient],
      };
      await client.post({ path: NOTICE_PATH, key, body });
    },
    close: () => client.close(),
  };
}

/** Our texts exceed the 90 bytes of an SMS, so they go out as LMS, on the fast route for authentication. */
const SMS_PATH = "/sms/v3.0/appKeys/{appKey}/sender/auth/mms";

export function nhnCloudSms(client: NhnCloudClient, smsNumber: string): SmsSender {
  return {
    async send({ to, text }) {
      const recipientList = [{ recipientNo: to.replaceAll("-", "") }];
      const body = { title: brand.name, body: text, sendNo: smsNumber, recipientList };
      await client.post({ path: SMS_PATH, body });
    },
    close: () => client.close(),
  };
}
