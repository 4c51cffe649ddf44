import { formatPhoneNumber } from "@damadum/domain";
import { z } from "zod";
import { providerId, providerText } from "../provider-fields.ts";
import {
  SocialLoginRejected,
  type LoginParts,
  type SocialLogin,
  type SocialProfile,
} from "./social-login.ts";
import { returnAddress, withQuery, type OAuthClient } from "../../settings/social-settings.ts";
import { readContent } from "./social-http.ts";

/** Naver sends errors with status 200 too: `{error, error_description}`. */
const tokenSchema = z.object({ access_token: z.string().min(1).optional() });
const envelopeSchema = z.object({ resultcode: z.string(), response: z.unknown().optional() });

const text = providerText().min(1).nullish();
const personSchema = z.object({
  id: providerId,
  name: text,
  email: text,
  gender: text,
  age: text,
  birthday: text,
  birthyear: text,
  mobile: text,
});

/** Login with Naver: a token for the code, then `{resultcode, message, response}` about the person. */
export function naverLogin(
  client: OAuthClient,
  { call, endpoints, settings }: LoginParts,
): SocialLogin {
  return {
    authorizeUrl: (from) =>
      withQuery(endpoints.authorize, {
        response_type: "code",
        client_id: client.clientId,
        redirect_uri: returnAddress(settings, "NAVER", from),
      }),
    async exchange({ code, state = "" }) {
      const form = {
        grant_type: "authorization_code",
        client_id: client.clientId,
        client_secret: client.clientSecret,
        code,
        state,
      };
      const token = await call({ url: endpoints.token, form });
      const bearer = readContent(tokenSchema, token.content).access_token;
      if (bearer === undefined) throw new SocialLoginRejected("Naver refused the code");

      const { resultcode, response } = readContent(
        envelopeSchema,
        (await call({ url: endpoints.person, bearer })).content,
      );
      if (resultcode !== "00") throw new SocialLoginRejected(`Naver answered ${resultcode}`);
      return profileOf(readContent(personSchema, response));
    },
  };
}

function profileOf(person: z.infer<typeof personSchema>): SocialProfile {
  const { gender } = person;
  return {
    providerId: person.id,
    username: null,
    gender: gender === "M" || gender === "F" ? gender : "U",
    name: person.name ?? null,
    birthday: person.birthday ?? null,
    birthyear: person.birthyear ?? null,
    phoneNumber: person.mobile ? formatPhoneNumber(person.mobile) : null,
    ageRange: person.age ?? null,
    email: person.email ?? null,
  };
}
