import type { APIRequestContext, APIResponse } from "@playwright/test";

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** The API and the sandbox provider of one stack, called directly rather than through a page. */
export class Api {
  readonly #request: APIRequestContext;
  readonly #origin: string;
  readonly #sandbox: string;

  constructor(request: APIRequestContext, ports: { api: number; sandbox: number }) {
    this.#request = request;
    this.#origin = `http://localhost:${ports.api}`;
    this.#sandbox = `http://localhost:${ports.sandbox}`;
  }

  async get<Answer>(path: string, tokens?: Tokens): Promise<Answer> {
    const response = await this.#request.get(this.#origin + path, { headers: headersOf(tokens) });
    return answerOf(response);
  }

  async post<Answer>(path: string, body: object, tokens?: Tokens): Promise<Answer> {
    const options = { data: body, headers: headersOf(tokens) };
    return answerOf(await this.#request.post(this.#origin + path, options));
  }

  /** Pays at the provider without a window, as its test hook allows. */
  async payAtProvider(payment: {
    merchant_uid: string;
    amount: number;
  }): Promise<{ imp_uid: string }> {
    const paid = await this.#request.post(`${this.#sandbox}/hooks/payments`, { data: payment });
    const { response } = await answerOf<{ response: { imp_uid: string } }>(paid);
    return response;
  }

  /** Lets a card company take a payment back, without the server. */
  async chargeBack(impUid: string): Promise<void> {
    await answerOf(
      await this.#request.post(`${this.#sandbox}/hooks/payments/${impUid}/chargeback`),
    );
  }

  /** Makes the provider forget which amount was agreed, so that any amount can be paid. */
  async forgetAmount(merchantUid: string): Promise<void> {
    await answerOf(
      await this.#request.delete(`${this.#sandbox}/hooks/preparations/${merchantUid}`),
    );
  }
}

function headersOf(tokens: Tokens | undefined): Record<string, string> {
  if (tokens === undefined) return {};
  return {
    authorization: `Bearer ${tokens.access_token}`,
    "refresh-token": tokens.refresh_token,
  };
}

async function answerOf<Answer>(response: APIResponse): Promise<Answer> {
  const text = await response.text();
  if (!response.ok()) throw new Error(`${response.status()} ${response.url()}: ${text}`);
  return JSON.parse(text === "" ? "null" : text);
}
