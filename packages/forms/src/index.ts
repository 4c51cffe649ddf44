export { clearDraft } from "./engine/draft/draft-storage.ts";
export { forgetDrafts } from "./engine/draft/forget-drafts.ts";
export { keepDraft } from "./engine/draft/keep-draft.ts";
export type {
  DeepPartial,
  FormContext,
  FormDefinition,
  FormService,
} from "./engine/definition/form-definition.ts";
export { FormBar, SubmitButton, type FormActions } from "./engine/form/form-actions.tsx";
export { SchemaForm, type SchemaFormProps } from "./engine/form/schema-form.tsx";

export { loginForm } from "./definitions/login/form.ts";
export { quoteForm } from "./definitions/quote/form.ts";
export { quoteSteps } from "./definitions/quote/steps.ts";
export { toPriceableDraft, unansweredSteps } from "./definitions/quote/priceable-draft.ts";
export { passwordChangeForm } from "./definitions/password-change/form.ts";
export { passwordConfirmationForm } from "./definitions/password-confirmation/form.ts";
export { passwordNumberForm } from "./definitions/password-number/form.ts";
export { passwordNumberCheckForm } from "./definitions/password-number-check/form.ts";
export { passwordResetForm } from "./definitions/password-reset/form.ts";
export { certifiedProfileForm, profileForm } from "./definitions/profile/form.ts";
export { addressForm } from "./definitions/address/form.ts";
export { certifiedSignupForm, signupForm } from "./definitions/signup/form.ts";
export { signupSteps } from "./definitions/signup/steps.ts";
export type { CertifiedSignup } from "./definitions/signup/signup-request.ts";
export { certifiedSocialSignupForm, socialSignupForm } from "./definitions/social-signup/form.ts";
export { socialSignupSteps } from "./definitions/social-signup/steps.ts";
export type {
  CertifiedSocialSignup,
  SocialSignup,
} from "./definitions/social-signup/social-signup-request.ts";
