import { Agent, type Dispatcher } from "undici";
import { assertOutsideTransaction } from "../../db/transaction.ts";
import { ProviderUnavailable } from "../provider-errors.ts";
import { callProvider, jsonOf, providerConnection } from "../provider-http.ts";

export interface SocialRequest {
  readonly url: string;
  /** Sent as a form by POST; without it the request is a GET. */
  readonly form?: Readonly<Record<string, string>>;
  readonly bearer?: string;
}

/** What a provider answered: 2xx to 4xx with JSON. */
export interface SocialAnswer {
  readonly status: number;
  readonly content: unknown;
}

/** Asks a provider of logins; throws ProviderUnavailable for no answer, a 5xx, and anything but JSON. */
export type CallProvider = (request: SocialRequest) => Promise<SocialAnswer>;

/** The one connection to all providers of logins, with time-outs. */
export function createProviderCaller(
  dispatcher: Dispatcher = new Agent(providerConnection),
): CallProvider {
  return async ({ url, form, bearer }) => {
    assertOutsideTransaction("a call to a provider of logins");
    const { origin, pathname, search } = new URL(url);
    const answer = await callProvider(dispatcher, {
      origin,
      path: pathname + search,
      method: form === undefined ? "GET" : "POST",
      headers: {
        accept: "application/json",
        ...(form === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      },
      body: form === undefined ? null : new URLSearchParams(form).toString(),
    }).catch((cause: unknown) => {
      throw new ProviderUnavailable("A provider of logins does not answer", { cause });
    });
    const content = jsonOf(answer.text);
    if (answer.status >= 500 || content === undefined) {
      throw new ProviderUnavailable(`A provider of logins answered ${answer.status} without sense`);
    }
    return { status: answer.status, content };
  };
}
