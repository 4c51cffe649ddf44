import { formatPhoneNumber } from "@damadum/domain";
import { z } from "zod";
import { providerText } from "../provider-fields.ts";
import {
  SocialLoginRejected,
  type LoginParts,
  type SocialLogin,
  type SocialProfile,
} from "./social-login.ts";
import { returnAddress, withQuery, type OAuthClient } from "../../settings/social-settings.ts";
import { readContent } from "./social-http.ts";

const tokenSchema = z.object({ access_token: z.string().min(1) });

const text = providerText().min(1).nullish();
/** Fields that the person did not agree to share are missing. */
const personSchema = z.object({
  id: z.number().int(),
  properties: z.object({ nickname: text }).nullish(),
  kakao_account: z
    .object({
      profile: z.object({ nickname: text }).nullish(),
      email: text,
      is_email_valid: z.boolean().nullish(),
      is_email_verified: z.boolean().nullish(),
      age_range: text,
      birthyear: text,
      birthday: text,
      birthday_type: text,
      gender: text,
      phone_number: text,
    })
    .nullish(),
});

/** Login with Kakao: a token for the code, then the account with the fields that the person agreed to share. */
export function kakaoLogin(
  client: OAuthClient,
  { call, endpoints, settings }: LoginParts,
): SocialLogin {
  return {
    authorizeUrl: (from) =>
      withQuery(endpoints.authorize, {
        response_type: "code",
        client_id: client.clientId,
        redirect_uri: returnAddress(settings, "KAKAO", from),
      }),
    async exchange({ code, client: from }) {
      const form = {
        grant_type: "authorization_code",
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uri: returnAddress(settings, "KAKAO", from),
        code,
      };
      const token = await call({ url: endpoints.token, form });
      if (token.status >= 400) throw new SocialLoginRejected("Kakao refused the code");
      const bearer = readContent(tokenSchema, token.content).access_token;

      const person = await call({ url: endpoints.person, bearer });
      if (person.status >= 400) throw new SocialLoginRejected("Kakao refused its own token");
      return profileOf(readContent(personSchema, person.content));
    },
  };
}

const genders = new Map<string, SocialProfile["gender"]>([
  ["male", "M"],
  ["female", "F"],
]);

/** Spec section 3: the birthday MMDD becomes MM-DD, gender becomes M, F or U, the name is the nickname. */
function profileOf({ id, properties, kakao_account }: z.infer<typeof personSchema>): SocialProfile {
  const account = kakao_account ?? {};
  const [, month, day] = /^(\d{2})(\d{2})$/.exec(account.birthday ?? "") ?? [];
  // A lunar birthday falls on another solar day each year.
  const solar = account.birthday_type !== "LUNAR" && month !== undefined && day !== undefined;
  const trusted = account.is_email_valid !== false && account.is_email_verified !== false;
  return {
    providerId: String(id),
    username: null,
    gender: genders.get(account.gender ?? "") ?? "U",
    name: account.profile?.nickname ?? properties?.nickname ?? null,
    birthday: solar ? `${month}-${day}` : null,
    birthyear: account.birthyear ?? null,
    phoneNumber: account.phone_number ? formatPhoneNumber(account.phone_number) : null,
    ageRange: account.age_range?.replace("~", "-") ?? null,
    email: trusted ? (account.email ?? null) : null,
  };
}
