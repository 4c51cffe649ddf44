import type { SocialLoginType } from "@damadum/domain";

export interface OAuthEndpoints {
  /** The login page. */
  readonly authorize: string;
  /** Exchanges a code. */
  readonly token: string;
  /** The profile of Naver and Kakao; the key set (JWKS) of Google and Apple, which sign the identity. */
  readonly person: string;
}

type SocialEndpoints = Readonly<Record<SocialLoginType, OAuthEndpoints>>;

export const liveEndpoints: SocialEndpoints = {
  NAVER: {
    authorize: "https://nid.naver.com/oauth2.0/authorize",
    token: "https://nid.naver.com/oauth2.0/token",
    person: "https://openapi.naver.com/v1/nid/me",
  },
  KAKAO: {
    authorize: "https://kauth.kakao.com/oauth/authorize",
    token: "https://kauth.kakao.com/oauth/token",
    person: "https://kapi.kakao.com/v2/user/me",
  },
  GOOGLE: {
    authorize: "https://accounts.google.com/o/oauth2/v2/auth",
    token: "https://oauth2.googleapis.com/token",
    person: "https://www.googleapis.com/oauth2/v3/certs",
  },
  APPLE: {
    authorize: "https://appleid.apple.com/auth/authorize",
    token: "https://appleid.apple.com/auth/token",
    person: "https://appleid.apple.com/auth/keys",
  },
};

/** The sandbox serves the same paths, each provider under its own name. */
export function sandboxEndpoints(sandboxUrl: string): SocialEndpoints {
  const base = sandboxUrl.replace(/\/+$/, "");
  const of = (type: SocialLoginType): OAuthEndpoints => {
    const { authorize, token, person } = liveEndpoints[type];
    const moved = (url: string) => `${base}/social/${type.toLowerCase()}${new URL(url).pathname}`;
    return { authorize: moved(authorize), token: moved(token), person: moved(person) };
  };
  return { NAVER: of("NAVER"), KAKAO: of("KAKAO"), GOOGLE: of("GOOGLE"), APPLE: of("APPLE") };
}
