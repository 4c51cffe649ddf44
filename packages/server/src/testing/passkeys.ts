import { newAuthenticator } from "./authenticator.ts";
import type { TestServer } from "./test-server.ts";

/** Adds a passkey to an operator who is logged in. */
export async function newPasskey(server: TestServer, { token }: { readonly token: string }) {
  const authenticator = newAuthenticator();
  const name = { name: "회사 노트북" };
  const asked = await server.api.ok("startOperatorPasskey", { token, body: name });
  const body = authenticator.make(asked);
  const passkey = await server.api.ok("addOperatorPasskey", { token, body });
  return { authenticator, passkey };
}

/** Begins an operator's login by password and passkey; returns what is to be signed. */
export function startPasskeyLogin(
  server: TestServer,
  { username, password }: { readonly username: string; readonly password: string },
) {
  return server.api.ok("startOperatorPasskeyLogin", { body: { username, password } });
}
