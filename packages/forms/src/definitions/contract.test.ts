import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { timesOf } from "../../../../scripts/testing/test-share.ts";
import { toValues } from "../engine/data/values.ts";
import type { AnyForm } from "../engine/definition/form-definition.ts";
import { stepNames } from "../engine/definition/active.ts";
import { firstUnfinished } from "../engine/validation/validate-step.ts";
import {
  addressAnswers,
  boxContentAnswers,
  collectionAnswers,
  loginAnswers,
  passwordChangeAnswers,
  passwordConfirmationAnswers,
  passwordNumberAnswers,
  passwordNumberCheckAnswers,
  passwordResetAnswers,
  profileAnswers,
  quoteAnswers,
  reviewAnswers,
  signupAnswers,
  socialSignupAnswers,
  storageAnswers,
  storageDeliveryAnswers,
  storageDisposalAnswers,
  storageExtensionAnswers,
  storageFinishAnswers,
  storageTerminationAnswers,
} from "../testing/arbitraries.ts";
import { companyCases, type ContractCase } from "../testing/company-cases.ts";
import { contractRequired, contractValidator } from "../testing/contract-validator.ts";
import { completeAddress } from "./address/fixtures.ts";
import { addressForm } from "./address/form.ts";
import { completeBoxContent } from "./box-content/fixtures.ts";
import { boxContentForm } from "./box-content/form.ts";
import { completeCollection } from "./collection/fixtures.ts";
import { collectionForm } from "./collection/form.ts";
import { completeLogin } from "./login/fixtures.ts";
import { loginForm } from "./login/form.ts";
import { completePasswordChange } from "./password-change/fixtures.ts";
import { passwordChangeForm } from "./password-change/form.ts";
import { completePasswordConfirmation } from "./password-confirmation/fixtures.ts";
import { passwordConfirmationForm } from "./password-confirmation/form.ts";
import { completePasswordNumberCheck } from "./password-number-check/fixtures.ts";
import { passwordNumberCheckForm } from "./password-number-check/form.ts";
import { completePasswordNumber } from "./password-number/fixtures.ts";
import { passwordNumberForm } from "./password-number/form.ts";
import { completePasswordReset } from "./password-reset/fixtures.ts";
import { passwordResetForm } from "./password-reset/form.ts";
import { completeProfile } from "./profile/fixtures.ts";
import { profileForm } from "./profile/form.ts";
import { completeQuote, QUOTE_TODAY } from "./quote/fixtures.ts";
import { quoteForm } from "./quote/form.ts";
import { completeReview } from "./review/fixtures.ts";
import { reviewForm } from "./review/form.ts";
import { completeSignup } from "./signup/fixtures.ts";
import { signupForm } from "./signup/form.ts";
import { completeSocialSignup } from "./social-signup/fixtures.ts";
import { socialSignupForm } from "./social-signup/form.ts";
import { completeStorage } from "./storage/fixtures.ts";
import { storageForm } from "./storage/form.ts";
import { completeStorageDelivery } from "./storage-delivery/fixtures.ts";
import { storageDeliveryForm } from "./storage-delivery/form.ts";
import { completeStorageDisposal } from "./storage-disposal/fixtures.ts";
import { storageDisposalForm } from "./storage-disposal/form.ts";
import { completeStorageExtension } from "./storage-extension/fixtures.ts";
import { storageExtensionForm } from "./storage-extension/form.ts";
import { completeStorageFinish } from "./storage-finish/fixtures.ts";
import { storageFinishForm } from "./storage-finish/form.ts";
import { completeStorageTermination } from "./storage-termination/fixtures.ts";
import { storageTerminationForm } from "./storage-termination/form.ts";

const cases: readonly ContractCase[] = [
  { body: "AddressInput", form: addressForm, complete: completeAddress, answers: addressAnswers },
  { body: "EstimateDraft", form: quoteForm, complete: completeQuote, answers: quoteAnswers },
  {
    body: "BoxContentInput",
    form: boxContentForm,
    complete: completeBoxContent,
    answers: boxContentAnswers,
    added: { file_ids: [] },
  },
  {
    body: "CollectionRequest",
    form: collectionForm,
    complete: completeCollection,
    answers: collectionAnswers,
  },
  {
    body: "ReviewInput",
    form: reviewForm,
    complete: completeReview,
    answers: reviewAnswers,
    added: { file_ids: [] },
  },
  ...companyCases,
  { body: "LoginRequest", form: loginForm, complete: completeLogin, answers: loginAnswers },
  {
    body: "PasswordChange",
    form: passwordChangeForm,
    complete: completePasswordChange,
    answers: passwordChangeAnswers,
  },
  {
    body: "PasswordConfirmation",
    form: passwordConfirmationForm,
    complete: completePasswordConfirmation,
    answers: passwordConfirmationAnswers,
  },
  {
    body: "PasswordNumberCheck",
    form: passwordNumberCheckForm,
    complete: completePasswordNumberCheck,
    answers: passwordNumberCheckAnswers,
  },
  {
    body: "PasswordNumberRequest",
    form: passwordNumberForm,
    complete: completePasswordNumber,
    answers: passwordNumberAnswers,
  },
  {
    body: "PasswordReset",
    form: passwordResetForm,
    complete: completePasswordReset,
    answers: passwordResetAnswers,
  },
  { body: "ProfileUpdate", form: profileForm, complete: completeProfile, answers: profileAnswers },
  {
    body: "StorageOrderDraft",
    form: storageForm,
    complete: completeStorage,
    answers: storageAnswers,
  },
  {
    body: "StorageDeliveryDraft",
    form: storageDeliveryForm,
    complete: completeStorageDelivery,
    answers: storageDeliveryAnswers,
  },
  {
    body: "FinalDisposalDraft",
    form: storageDisposalForm,
    complete: completeStorageDisposal,
    answers: storageDisposalAnswers,
  },
  {
    body: "ExtensionDraft",
    form: storageExtensionForm,
    complete: completeStorageExtension,
    answers: storageExtensionAnswers,
  },
  {
    body: "FinalDeliveryDraft",
    form: storageFinishForm,
    complete: completeStorageFinish,
    answers: storageFinishAnswers,
  },
  {
    body: "Termination",
    form: storageTerminationForm,
    complete: completeStorageTermination,
    answers: storageTerminationAnswers,
  },
  { body: "SignupRequest", form: signupForm, complete: completeSignup, answers: signupAnswers },
  {
    body: "SocialSignupRequest",
    form: socialSignupForm,
    complete: completeSocialSignup,
    answers: socialSignupAnswers,
    added: { sns_id: "kW3nV8qZrT1yB6mJ0xLc4sHd9fGpE2aUi7oNtQvXw5R" },
  },
];

/** How many answers each form is tried with. */
const ROUNDS = timesOf({ full: 1000, share: 200 });

function isFinished(form: AnyForm, answers: object): boolean {
  const rules = { today: QUOTE_TODAY };
  return firstUnfinished(form, form.steps, toValues(answers), rules) === null;
}

describe.each(cases)("$form.id for $body", ({ body, form, complete, answers, added = {} }) => {
  const problems = contractValidator(body);

  it("has a field for every property when all steps are counted", () => {
    const asked = [...form.steps.flatMap(stepNames), ...Object.keys(added)];
    expect(asked).toEqual(expect.arrayContaining([...contractRequired(body)]));
  });

  it("is what the form sends when it is complete", () => {
    expect(isFinished(form, complete)).toBe(true);
    expect(problems({ ...form.toRequest(toValues(complete)), ...added })).toEqual([]);
  });

  // A busy machine takes its time for a thousand forms.
  const limit = { timeout: 60_000 };

  it("is valid when the form finds no issue", limit, () => {
    let finished = 0;
    fc.assert(
      fc.property(answers, fc.boolean(), (typed, onTopOfComplete) => {
        // One wrong answer among right ones gets furthest into the form.
        const tried = onTopOfComplete ? { ...complete, ...somePart(typed) } : typed;
        if (!isFinished(form, tried)) return;
        finished += 1;
        expect(problems({ ...form.toRequest(toValues(tried)), ...added })).toEqual([]);
      }),
      { numRuns: ROUNDS },
    );
    expect(finished).toBeGreaterThan(ROUNDS / 50);
  });
});

/** One answer out of many. */
function somePart(answers: object): object {
  const [first] = Object.entries(answers).toSorted(
    ([a], [b]) => hash(a, answers) - hash(b, answers),
  );
  return first === undefined ? {} : { [first[0]]: first[1] };
}

function hash(name: string, answers: object): number {
  return [...`${name}${JSON.stringify(answers)}`].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1009,
    7,
  );
}
