import { randomBytes } from "node:crypto";
import { hashOf } from "./social-person.ts";

export const socialProviders = ["naver", "kakao", "google", "apple"] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** The differences between the providers around the login page. */
export interface Quirks {
  label: string;
  /** Path of the login page, as at the real provider. */
  authorizePath: string;
  /** The provider's id of an account. */
  accountId: (key: string) => string;
  /** An authorization code in the provider's format. */
  newCode: () => string;
  /** The parameters returned when the person cancels. */
  cancelled: Readonly<Record<string, string>>;
  /** Apple posts a form to the merchant's page; the others redirect with query parameters. */
  answersByForm: boolean;
  /** Google refuses to show its page inside an app's web view. */
  rejectsWebViews: boolean;
}

const random = (bytes: number) => randomBytes(bytes).toString("base64url");

export const quirks: Readonly<Record<SocialProvider, Quirks>> = {
  naver: {
    label: "네이버",
    authorizePath: "/oauth2.0/authorize",
    accountId: (key) => Buffer.from(hashOf(`naver:${key}`), "hex").toString("base64url"),
    newCode: () => random(14).replaceAll(/[-_]/g, "x"),
    cancelled: { error: "access_denied", error_description: "Canceled By User" },
    answersByForm: false,
    rejectsWebViews: false,
  },
  kakao: {
    label: "카카오",
    authorizePath: "/oauth/authorize",
    accountId: (key) => String(parseInt(hashOf(`kakao:${key}`).slice(0, 8), 16) + 1_000_000_000),
    newCode: () => random(40),
    cancelled: { error: "access_denied", error_description: "User denied access" },
    answersByForm: false,
    rejectsWebViews: false,
  },
  google: {
    label: "Google",
    authorizePath: "/o/oauth2/v2/auth",
    accountId: (key) =>
      `1${BigInt(`0x${hashOf(`google:${key}`)}`)
        .toString()
        .slice(0, 20)}`,
    newCode: () => `4/0A${random(50)}`,
    cancelled: { error: "access_denied" },
    answersByForm: false,
    rejectsWebViews: true,
  },
  apple: {
    label: "Apple",
    authorizePath: "/auth/authorize",
    accountId: (key) => `001234.${hashOf(`apple:${key}`).slice(0, 32)}.0123`,
    newCode: () => `c${randomBytes(16).toString("hex")}.0.rrtx.${random(16)}`,
    cancelled: { error: "user_cancelled_authorize" },
    answersByForm: true,
    rejectsWebViews: false,
  },
};
