import { consentDocuments } from "@damadum/domain";
import type { SignupRequest } from "@damadum/sdk/model";
import type { TestServer } from "./test-server.ts";

let count = 0;

export const PASSWORD = "Box!2026go";

export const consents = consentDocuments.map(({ kind, version, required }) => ({
  kind,
  version,
  agreed: required,
}));

export function newSignup(changes: Partial<SignupRequest> = {}): SignupRequest {
  count += 1;
  return {
    username: `member-${count}`,
    passwd: PASSWORD,
    name: "김담아",
    phone_number: "01012345678",
    email: "dama@example.com",
    consents,
    ...changes,
  };
}

/** A token for a member whose first one has expired. */
export async function loginAgain(
  { api }: TestServer,
  username: string,
  password = PASSWORD,
): Promise<string> {
  const body = { username, password };
  return (await api.ok("login", { body })).access_token;
}

export async function newMember({ api }: TestServer, changes: Partial<SignupRequest> = {}) {
  const signup = newSignup(changes);
  const tokens = await api.ok("signUp", { body: signup });
  return { username: signup.username, token: tokens.access_token, refresh: tokens.refresh_token };
}
