import type { Services } from "../../services.ts";
import type { LoginClient } from "../../settings/social-settings.ts";

/** The configured social logins, each with the URL of its login page, to which the client adds the state. */
export function listLoginProviders(
  { socialLogins }: Pick<Services, "socialLogins">,
  client: LoginClient,
) {
  return [...socialLogins].map(([type, login]) => ({
    type,
    authorizeUrl: login.authorizeUrl(client),
  }));
}
