import { createKeys } from "@damadum/server/src/providers/keys.ts";
import { jwtVerify } from "jose";
import type { Database } from "./database.ts";
import { findSession } from "./statements.ts";

/** Finds the member of a bearer token: signature, expiry and living session; null when any is missing. */
export function createAuthenticate(db: Database, secret: string) {
  const key = createKeys(secret).accessTokens;
  const options = { algorithms: ["HS256"], issuer: "damadum" };

  return async (authorization: string | undefined): Promise<string | null> => {
    const token = authorization?.startsWith("Bearer ") === true ? authorization.slice(7) : "";
    try {
      const { payload } = await jwtVerify(token, key, options);
      const { sub, sid } = payload;
      if (typeof sub !== "string" || typeof sid !== "string") return null;
      return (await findSession(db, [sid, sub, new Date().toISOString()])) ? sub : null;
    } catch {
      // A token that is none, forged or expired: the caller answers 401.
      return null;
    }
  };
}
