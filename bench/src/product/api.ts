import { consentDocuments } from "@damadum/domain";
import { DEMO_PASSWORD } from "@damadum/server/src/demo/demo-users.ts";

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

interface RequestOptions {
  /** Makes it a POST. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The body of the response, typed by the contract; throws with it when the response is not a success. */
export async function request<Body>(
  url: string,
  { body, headers }: RequestOptions = {},
): Promise<Body> {
  const response = await fetch(url, {
    ...(body && { method: "POST", body: JSON.stringify(body) }),
    headers: { "content-type": "application/json", ...headers },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${url}: ${text}`);
  return JSON.parse(text);
}

/** Signs up with the password of the demo accounts, which every account of a bench has. */
export function signUp(api: string, username: string): Promise<Tokens> {
  const body = {
    username,
    passwd: DEMO_PASSWORD,
    name: "이담아",
    phone_number: "010-1234-5678",
    consents: consentDocuments.map(({ kind, version }) => ({ kind, version, agreed: true })),
  };
  return request(`${api}/signup`, { body });
}

export function logIn(api: string, username: string): Promise<Tokens> {
  return request(`${api}/login/id`, { body: { username, password: DEMO_PASSWORD } });
}
