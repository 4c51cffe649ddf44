import { socialLoginTypes, type SocialLoginType } from "@damadum/domain";

/** The URL slug of a social login: `kakao`. */
export function slugOf(type: SocialLoginType): string {
  return type.toLowerCase();
}

/** The social login with this URL slug, or null. */
export function socialLoginTypeOf(slug: string | undefined): SocialLoginType | null {
  return socialLoginTypes.find((type) => slugOf(type) === slug) ?? null;
}
