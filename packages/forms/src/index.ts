export { clearDraft } from "./engine/draft/clear-drafts.ts";
export { clearAllDrafts } from "./engine/draft/clear-all-drafts.ts";
export { savedAnswers, saveDraft } from "./engine/draft/save-draft.ts";
export { defineForm } from "./engine/definition/define-form.ts";
export { describeForm } from "./engine/definition/describe-form.ts";
export type { DeepPartial, FormValues } from "./engine/data/values.ts";
export type {
  FormContext,
  FormDefinition,
  FormService,
  SavedPlace,
  StepIdOf,
} from "./engine/definition/form-definition.ts";
export { FormBar, SubmitButton, type FormActions } from "./engine/form/form-actions.tsx";
export { SchemaForm } from "./theme/schema-form.tsx";
export { runtimeForm, type RuntimeField } from "./theme/runtime-form.ts";
export { type SchemaFormProps } from "./engine/form/schema-form.tsx";

export { AnswerSuggestions } from "./patterns/answer-suggestions/answer-suggestions.tsx";

export { priceableRequest, unansweredSteps } from "./engine/validation/priceable-request.ts";

export { boxSchedule } from "./patterns/date-slot/box-schedule.ts";
export { PricedForm, type PricedFormProps } from "./priced/priced-form.tsx";
export { PriceUpdateError, QuoteCard, quoteBarOf } from "./priced/price-note.tsx";
export { useQuotePrice, type QuotePrice } from "./priced/use-quote-price.ts";
export {
  useRequestPrice,
  type AmountOptions,
  type RequestPrice,
} from "./priced/use-request-price.ts";

export { addressForm } from "./definitions/address/form.ts";
export { boxContentForm, type BoxContentWords } from "./definitions/box-content/form.ts";
export { cashReceiptForm } from "./definitions/cash-receipt/form.ts";
export { collectionForm } from "./definitions/collection/form.ts";
export { companyBoxForm } from "./definitions/company-box/form.ts";
export { companyContractForm } from "./definitions/company-contract/form.ts";
export {
  companyDisposalForm,
  earlyCompanyDisposalForm,
  type CompanyDisposal,
} from "./definitions/company-disposal/form.ts";
export { companyNewBoxesForm, type CompanyNewBoxes } from "./definitions/company-new-boxes/form.ts";
export {
  companyCollectionForm,
  companyDeliveryForm,
  type CompanyVisit,
} from "./definitions/company-visit/form.ts";
export { damageReportForm } from "./definitions/damage-report/form.ts";
export { loginForm } from "./definitions/login/form.ts";
export { operatorLoginForm } from "./definitions/operator-login/form.ts";
export { operatorPasswordForm } from "./definitions/operator-password/form.ts";
export { passkeyNameForm } from "./definitions/passkey-name/form.ts";
export { passwordChangeForm } from "./definitions/password-change/form.ts";
export { passwordConfirmationForm } from "./definitions/password-confirmation/form.ts";
export { passwordNumberForm } from "./definitions/password-number/form.ts";
export { passwordNumberCheckForm } from "./definitions/password-number-check/form.ts";
export { passwordResetForm } from "./definitions/password-reset/form.ts";
export { certifiedProfileForm, profileForm } from "./definitions/profile/form.ts";
export { quoteForm } from "./definitions/quote/form.ts";
export { movePricesOfDays } from "./definitions/quote/prices-of-days.ts";
export { moveTotalWith } from "./definitions/quote/total-with.ts";
export { storageTotalWith } from "./definitions/storage/total-with.ts";
export { storageSurchargesOfDays } from "./definitions/storage/surcharges-of-days.ts";
export { certifiedSignupForm, signupForm } from "./definitions/signup/form.ts";
export {
  boxedMoveRescheduleForm,
  collectionRescheduleForm,
  deliveryRescheduleForm,
  moveRescheduleForm,
  packedMoveRescheduleForm,
  visitsRescheduleForm,
} from "./definitions/reschedule/form.ts";
export { reviewForm } from "./definitions/review/form.ts";
export { storageDeliveryForm } from "./definitions/storage-delivery/form.ts";
export { storageDisposalForm } from "./definitions/storage-disposal/form.ts";
export { storageContinuationForm } from "./definitions/storage-continuation/form.ts";
export { storageExtensionForm } from "./definitions/storage-extension/form.ts";
export { storageFinishForm } from "./definitions/storage-finish/form.ts";
export {
  storageTerminationForm,
  type TerminationAnswers,
} from "./definitions/storage-termination/form.ts";
export { storageForm } from "./definitions/storage/form.ts";
export {
  certifiedSocialSignupForm,
  socialSignupForm,
  type SocialSignup,
} from "./definitions/social-signup/form.ts";
