import { z } from "zod";
import type { SocialSettings } from "./social-settings.ts";

const text = z.string().min(1).optional();

/** The variables of social logins. docs/operations.md explains each. */
export const socialEnvironment = {
  SOCIAL_SANDBOX_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOGIN_RETURN_WEB: z.url({ protocol: /^https?$/ }).optional(),
  LOGIN_RETURN_APP: z.url().default("damadum://app"),
  NAVER_CLIENT_ID: text,
  NAVER_CLIENT_SECRET: text,
  KAKAO_CLIENT_ID: text,
  KAKAO_CLIENT_SECRET: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  APPLE_PRIVATE_KEY: text,
};

type Values = z.infer<z.ZodObject<typeof socialEnvironment>>;

/** Our client id and secret at the sandbox. */
const PRACTICE = "damadum-sandbox";

/** Offers each login whose client is configured; with the sandbox, all of them. */
export function socialSettingsOf(values: Values, webOrigin: string): SocialSettings {
  const sandboxUrl = values.SOCIAL_SANDBOX_URL ?? null;
  const practice = sandboxUrl === null ? undefined : PRACTICE;
  const client = (id: string | undefined, secret: string | undefined) => {
    const clientId = id ?? practice;
    const clientSecret = secret ?? practice;
    return clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret };
  };
  return {
    naver: client(values.NAVER_CLIENT_ID, values.NAVER_CLIENT_SECRET),
    kakao: client(values.KAKAO_CLIENT_ID, values.KAKAO_CLIENT_SECRET),
    google: client(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET),
    apple: appleClient(values, practice),
    sandboxUrl,
    returnTo: {
      WEB: withoutSlash(values.LOGIN_RETURN_WEB ?? webOrigin),
      APP: withoutSlash(values.LOGIN_RETURN_APP),
    },
  };
}

function appleClient(values: Values, practice: string | undefined): SocialSettings["apple"] {
  const clientId = values.APPLE_CLIENT_ID ?? practice;
  const teamId = values.APPLE_TEAM_ID ?? practice;
  const keyId = values.APPLE_KEY_ID ?? practice;
  // Environment files often write a key's line breaks as \n.
  const privateKey = values.APPLE_PRIVATE_KEY?.replaceAll(String.raw`\n`, "\n") ?? null;
  if (clientId === undefined || teamId === undefined || keyId === undefined) return null;
  return privateKey === null && practice === undefined
    ? null
    : { clientId, teamId, keyId, privateKey };
}

const withoutSlash = (address: string) => address.replace(/\/+$/, "");
