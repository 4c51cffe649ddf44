import { createHash, randomBytes, randomUUID } from "node:crypto";
import { verify } from "@node-rs/argon2";
import { createKeys } from "@damadum/server/src/providers/keys.ts";
import type { FastifyInstance } from "fastify";
import { SignJWT } from "jose";
import type { Database } from "./database.ts";
import { countRequest } from "./statements.ts";

const DAY_MS = 86_400_000;
const MOST_IN_AN_HOUR = 60_000_000;

interface Credentials {
  readonly username: string;
  readonly password: string;
}

const credentialsSchema = {
  type: "object",
  additionalProperties: false,
  required: ["username", "password"],
  properties: {
    username: { type: "string", minLength: 1, maxLength: 100 },
    password: { type: "string", minLength: 1, maxLength: 100 },
  },
} as const;

/** Logging in, as most would write it: each password is checked as soon as it comes. */
export function loginRoute(app: FastifyInstance, db: Database, secret: string): void {
  const key = createKeys(secret).accessTokens;

  app.post<{ Body: Credentials }>(
    "/api/login/id",
    { schema: { body: credentialsSchema } },
    async (request, reply) => {
      const { username, password } = request.body;
      if ((await countRequest(db, request.ip)) > MOST_IN_AN_HOUR) {
        return reply.code(429).send({ code: "too_many_requests" });
      }
      const [user] = await db.query<{ id: string; password_hash: string }>(
        "select id, password_hash from users where username = $1 and password_hash is not null",
        [username],
      );
      if (user === undefined || !(await verify(user.password_hash, password))) {
        return reply.code(401).send({ code: "login_failed" });
      }
      const familyId = randomUUID();
      const refreshToken = randomBytes(32).toString("base64url");
      const now = new Date();
      const later = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
      await db.transaction(async (query) => {
        await query(
          "insert into token_families (id, user_id, created_at, expires_at) values ($1, $2, $3, $4)",
          [familyId, user.id, now.toISOString(), later(90)],
        );
        await query(
          "insert into refresh_tokens (hash, family_id, created_at, expires_at) values ($1, $2, $3, $4)",
          [
            createHash("sha256").update(refreshToken).digest("base64url"),
            familyId,
            now.toISOString(),
            later(30),
          ],
        );
        await query("update users set last_login = $2 where id = $1", [user.id, now.toISOString()]);
      });
      const accessToken = await new SignJWT({ sid: familyId })
        .setProtectedHeader({ alg: "HS256" })
        .setIssuer("damadum")
        .setSubject(user.id)
        .setIssuedAt()
        .setExpirationTime("15m")
        .sign(key);
      return { access_token: accessToken, refresh_token: refreshToken };
    },
  );
}
