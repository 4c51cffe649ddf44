import { socialLoginTypes, type SocialLoginType } from "@damadum/domain";

/** How a social login is called in addresses: `kakao`. */
export function slugOf(type: SocialLoginType): string {
  return type.toLowerCase();
}

/** The social login that an address names, or null. */
export function socialLoginTypeOf(slug: string | undefined): SocialLoginType | null {
  return socialLoginTypes.find((type) => slugOf(type) === slug) ?? null;
}
