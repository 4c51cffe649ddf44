import type { SocialLoginType } from "@damadum/domain";
import type { signupForm, StepIdOf } from "@damadum/forms";
import { paths } from "../../shared/paths.ts";
import { slugOf, socialLoginTypeOf } from "../../shared/identity/social-login-type.ts";

/** The kind of signup: with an ID, or with a provider's account. */
export type SignupType = "ID" | SocialLoginType;

/** The kind of signup with this URL slug, or null. */
export function signupTypeOf(slug: string | null | undefined): SignupType | null {
  return slug === "id" ? "ID" : socialLoginTypeOf(slug ?? undefined);
}

/** Signup page, opened at the step for typing name and number. */
export function manualSignupHref(type: SignupType, redirect: string): string {
  return type === "ID"
    ? paths.signup.getHref(redirect, "person" satisfies StepIdOf<typeof signupForm>)
    : paths.signupSocial.getHref(slugOf(type), redirect, "person");
}

/** Signup page, opened at the step after an identity check. */
export function certifiedSignupHref(type: SignupType, redirect: string): string {
  return type === "ID"
    ? paths.signup.getHref(redirect, "account")
    : paths.signupSocial.getHref(slugOf(type), redirect, "contact");
}

export function certificationHref(type: SignupType, redirect: string): string {
  return paths.signupCertification.getHref(slugOfSignup(type), redirect);
}

/** Page that the identity check of a signup returns to. */
export function certificationResultHref(type: SignupType, redirect: string): string {
  return paths.signupCertificationResult.getHref(slugOfSignup(type), redirect);
}

function slugOfSignup(type: SignupType): string {
  return type === "ID" ? "id" : slugOf(type);
}

/** Pages that a quote waits on: whoever signed up to pay is led there without a welcome in between. */
const awaited = [paths.estimatePayment.path, paths.storageQuote.path, paths.freeMonths.path];

/** Whether the signup stands between a quote and its payment. */
export function isSignupForPayment(redirect: string): boolean {
  return awaited.some((path) => redirect.startsWith(`${path}?`));
}

/** Where a finished signup leads. */
export function afterSignupHref(redirect: string): string {
  return isSignupForPayment(redirect) ? redirect : paths.welcome.getHref(redirect);
}
