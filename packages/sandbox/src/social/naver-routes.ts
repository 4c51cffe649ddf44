import type { FastifyInstance } from "fastify";
import { quirks } from "./quirks.ts";
import type { Grant, SocialBook } from "./social-book.ts";
import { ageRange } from "./social-person.ts";

type Fields = Readonly<Record<string, string | undefined>>;

/** Naver's API for merchants: token errors are answered with 200, and the person comes in an envelope. */
export function naverRoutes(app: FastifyInstance, book: SocialBook, now: () => number): void {
  const token = (fields: Fields) => {
    const { grant_type: kind, client_id: clientId = "", client_secret: secret, code = "" } = fields;
    if (kind !== "authorization_code")
      return rejected("invalid_request", "grant_type이 잘못됐습니다.");
    if (!secret) return rejected("invalid_client", "client 정보가 잘못됐습니다.");
    const grant = book.redeem(code, { provider: "naver", clientId });
    if (grant === null || (grant.state !== null && grant.state !== fields["state"])) {
      return rejected("invalid_request", "no valid data in session");
    }
    return {
      access_token: book.issueToken(grant),
      refresh_token: "sandbox",
      token_type: "bearer",
      expires_in: "3600",
    };
  };

  app.get<{ Querystring: Fields }>("/social/naver/oauth2.0/token", ({ query }) => token(query));
  app.post<{ Body: Fields }>("/social/naver/oauth2.0/token", ({ body }) => token(body));
  app.get("/social/naver/v1/nid/me", ({ headers }, reply) => {
    const grant = book.bearer(headers.authorization, "naver");
    if (grant === null) {
      const message = "Authentication failed (인증 실패하였습니다.)";
      return reply.code(401).send({ resultcode: "024", message });
    }
    return { resultcode: "00", message: "success", response: personOf(grant, now()) };
  });
}

function rejected(error: string, description: string) {
  return { error, error_description: description };
}

const genders = { male: "M", female: "F" } as const;

/** Omits the fields that the person does not share. */
function personOf({ person }: Grant, now: number) {
  const { birthday, gender, phone, email } = person;
  return {
    id: quirks.naver.accountId(person.key),
    name: person.name,
    nickname: person.nickname,
    ...(gender === null ? {} : { gender: genders[gender] }),
    ...(email === null ? {} : { email }),
    ...(phone === null ? {} : { mobile: phone, mobile_e164: phone.replace(/^0/, "+82") }),
    ...(birthday === null
      ? {}
      : {
          birthday: birthday.slice(5),
          birthyear: birthday.slice(0, 4),
          age: ageRange(birthday, now),
        }),
  };
}
