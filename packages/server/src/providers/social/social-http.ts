import { Agent, type Dispatcher } from "undici";
import { assertOutsideTransaction } from "../../db/transaction.ts";
import { callProvider, jsonOf, providerConnection } from "../provider-http.ts";
import type { z } from "zod";
import { ProviderUnavailable } from "../or-unavailable.ts";

interface SocialRequest {
  readonly url: string;
  /** Sent as a form by POST; without it the request is a GET. */
  readonly form?: Readonly<Record<string, string>>;
  readonly bearer?: string;
}

/** A provider's response: 2xx to 4xx with JSON. */
interface SocialAnswer {
  readonly status: number;
  readonly content: unknown;
}

/** Sends a request to a login provider; throws ProviderUnavailable on a timeout, a 5xx, or anything but JSON. */
export type CallProvider = (request: SocialRequest) => Promise<SocialAnswer>;

/** The shared HTTP client for all login providers, with timeouts. */
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

/** Parses the content with the schema; throws ProviderUnavailable when it does not match. */
export function readContent<Schema extends z.ZodType>(
  schema: Schema,
  content: unknown,
): z.output<Schema> {
  const read = schema.safeParse(content);
  if (read.success) return read.data;
  throw new ProviderUnavailable("A provider of logins answered in an unknown form");
}
