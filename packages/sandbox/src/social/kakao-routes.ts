import type { FastifyInstance } from "fastify";
import { quirks } from "./quirks.ts";
import type { Grant, SocialBook } from "./social-book.ts";
import { ageRange } from "./social-person.ts";

type Fields = Readonly<Record<string, string | undefined>>;

/** Kakao's API for merchants: numeric account ids, MMDD birthdays, +82 phones, errors with KOE codes. */
export function kakaoRoutes(app: FastifyInstance, book: SocialBook, now: () => number): void {
  app.post<{ Body: Fields }>("/social/kakao/oauth/token", ({ body }, reply) => {
    const { client_id: clientId = "", client_secret: secret, code = "" } = body;
    if (!secret) return reply.code(401).send(rejected("invalid_client", "KOE010", "Bad client"));
    const grant = book.redeem(code, { provider: "kakao", clientId });
    if (grant === null) {
      const description = `authorization code not found for code=${code}`;
      return reply.code(400).send(rejected("invalid_grant", "KOE320", description));
    }
    if (grant.redirectUri !== body["redirect_uri"]) {
      return reply.code(400).send(rejected("invalid_grant", "KOE303", "Redirect URI mismatch."));
    }
    return {
      token_type: "bearer",
      access_token: book.issueToken(grant),
      expires_in: 21_599,
      refresh_token: "sandbox",
      refresh_token_expires_in: 5_183_999,
      scope: "age_range birthday account_email gender profile_nickname phone_number",
    };
  });
  app.get("/social/kakao/v2/user/me", ({ headers }, reply) => {
    const grant = book.bearer(headers.authorization, "kakao");
    if (grant !== null) return personOf(grant, now());
    return reply.code(401).send({ msg: "this access token does not exist", code: -401 });
  });
}

function rejected(error: string, code: string, description: string) {
  return { error, error_description: description, error_code: code };
}

function personOf({ person }: Grant, now: number) {
  const { birthday, email, gender, nickname, phone } = person;
  return {
    id: Number(quirks.kakao.accountId(person.key)),
    connected_at: new Date(now * 1000).toISOString(),
    properties: { nickname },
    kakao_account: {
      profile_nickname_needs_agreement: false,
      profile: { nickname, is_default_nickname: false },
      has_email: email !== null,
      ...(email === null ? {} : { email, is_email_valid: true, is_email_verified: true }),
      has_gender: gender !== null,
      ...(gender === null ? {} : { gender }),
      has_phone_number: phone !== null,
      ...(phone === null ? {} : { phone_number: phone.replace(/^0/, "+82 ") }),
      has_birthday: birthday !== null,
      ...(birthday === null
        ? {}
        : {
            birthyear: birthday.slice(0, 4),
            birthday: birthday.slice(5).replace("-", ""),
            birthday_type: "SOLAR",
            age_range: ageRange(birthday, now).replace("-", "~"),
          }),
    },
  };
}
