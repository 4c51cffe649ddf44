import { Pool, type Dispatcher } from "undici";
import { z } from "zod";
import { assertOutsideTransaction } from "../../db/transaction.ts";
import type { NhnCloudProduct } from "../../settings/message-environment.ts";
import { callProvider, jsonOf, providerConnection, type ProviderAnswer } from "../provider-http.ts";
import { ProviderDeclined, ProviderUnavailable } from "../or-unavailable.ts";

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
