import type { Services } from "../../services.ts";
import type { LoginClient } from "../../providers/social/social-login.ts";

/** Which social logins there are, each with the address of its login page; the state is the client's to add. */
export function listLoginProviders(
  { socialLogins }: Pick<Services, "socialLogins">,
  client: LoginClient,
) {
  return [...socialLogins].map(([type, login]) => ({
    type,
    authorizeUrl: login.authorizeUrl(client),
  }));
}
