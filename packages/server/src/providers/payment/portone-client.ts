import { Pool, type Dispatcher } from "undici";
import type { z } from "zod";
import { assertOutsideTransaction } from "../../db/transaction.ts";
import { callProvider, jsonOf, providerConnection, type ProviderAnswer } from "../provider-http.ts";
import { envelopeSchema, tokenSchema } from "./portone-messages.ts";
import { ProviderDeclined, ProviderUnavailable } from "../or-unavailable.ts";

/** A token that expires sooner than this is renewed. */
const TOKEN_MARGIN_SECONDS = 30;

interface Request {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly body?: unknown;
}

/** A REST client for PortOne V1: token, envelope, timeouts. */
export class PortoneClient {
  readonly #dispatcher: Dispatcher;
  readonly #origin: string;
  readonly #credentials: { readonly imp_key: string; readonly imp_secret: string };
  #token: { readonly value: string; readonly usableUntil: number } | null = null;

  constructor(
    options: { readonly apiUrl: string; readonly apiKey: string; readonly apiSecret: string },
    dispatcher?: Dispatcher,
  ) {
    this.#origin = new URL(options.apiUrl).origin;
    this.#credentials = { imp_key: options.apiKey, imp_secret: options.apiSecret };
    this.#dispatcher = dispatcher ?? new Pool(this.#origin, providerConnection);
  }

  /** The response's content, or null on 404. */
  async call<T>(request: Request, schema: z.ZodType<T>): Promise<T | null> {
    assertOutsideTransaction("a call to the payment provider");
    let answer = await this.#send(request, await this.#authorization());
    if (answer.status === 401) {
      // The provider may revoke a token early, so retry once with a new one.
      this.#token = null;
      answer = await this.#send(request, await this.#authorization());
    }
    return answer.status === 404 ? null : contentOf(answer, schema);
  }

  /** What the provider has under its own id. It comes from a browser, so anything like ".." is kept out of the path. */
  async findByImpUid<T>(
    kind: "payments" | "certifications",
    impUid: string,
    schema: z.ZodType<T>,
  ): Promise<T | null> {
    if (!/^\w+$/.test(impUid)) return null;
    return this.call({ method: "GET", path: `/${kind}/${impUid}` }, schema);
  }

  async close(): Promise<void> {
    await this.#dispatcher.close();
  }

  async #authorization(): Promise<string> {
    if (this.#token === null || this.#token.usableUntil <= performance.now()) {
      const request: Request = { method: "POST", path: "/users/getToken", body: this.#credentials };
      const token = contentOf(await this.#send(request), tokenSchema);
      const seconds = token.expired_at - token.now - TOKEN_MARGIN_SECONDS;
      this.#token = { value: token.access_token, usableUntil: performance.now() + seconds * 1000 };
    }
    return this.#token.value;
  }

  async #send({ method, path, body }: Request, authorization?: string): Promise<ProviderAnswer> {
    try {
      return await callProvider(this.#dispatcher, {
        origin: this.#origin,
        method,
        path,
        headers: {
          accept: "application/json",
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(authorization === undefined ? {} : { authorization: `Bearer ${authorization}` }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
    } catch (cause) {
      throw new ProviderUnavailable("The payment provider does not answer", { cause });
    }
  }
}

function contentOf<T>({ status, text }: ProviderAnswer, schema: z.ZodType<T>): T {
  const envelope = envelopeSchema.safeParse(jsonOf(text));
  if (!envelope.success || status >= 500 || status === 401) {
    throw new ProviderUnavailable(`The payment provider answered ${status} without sense`);
  }
  const { code, message, response } = envelope.data;
  if (code !== 0) throw new ProviderDeclined(message ?? `code ${code}`);
  const content = schema.safeParse(response);
  if (content.success) return content.data;
  throw new ProviderUnavailable("The payment provider answered in an unknown form");
}
