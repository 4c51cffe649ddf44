import type { SocialLoginType } from "@damadum/domain";
import type { signupForm, StepIdOf } from "@damadum/forms";
import { paths } from "../../shared/paths.ts";
import { slugOf, socialLoginTypeOf } from "../../shared/identity/social-login-type.ts";

/** How somebody signs up: with an ID, or with another service's account. */
export type SignupType = "ID" | SocialLoginType;

/** The kind of signup that an address names, or null. */
export function signupTypeOf(slug: string | null | undefined): SignupType | null {
  return slug === "id" ? "ID" : socialLoginTypeOf(slug ?? undefined);
}

/** Page of the signup, opened at the question who somebody is. */
export function manualSignupHref(type: SignupType, redirect: string): string {
  return type === "ID"
    ? paths.signup.getHref(redirect, "person" satisfies StepIdOf<typeof signupForm>)
    : paths.signupSocial.getHref(slugOf(type), redirect, "person");
}

/** Page of the signup, opened at what an identity check leaves to ask. */
export function certifiedSignupHref(type: SignupType, redirect: string): string {
  return type === "ID"
    ? paths.signup.getHref(redirect, "account")
    : paths.signupSocial.getHref(slugOf(type), redirect, "contact");
}

/** Page on which the identity check of a signup begins. */
export function certificationHref(type: SignupType, redirect: string): string {
  return paths.signupCertification.getHref(slugOfSignup(type), redirect);
}

/** Page that hears how the identity check of a signup ended. */
export function certificationResultHref(type: SignupType, redirect: string): string {
  return paths.signupCertificationResult.getHref(slugOfSignup(type), redirect);
}

function slugOfSignup(type: SignupType): string {
  return type === "ID" ? "id" : slugOf(type);
}
