/** Ids of the social signup's questions after the consents, as the page's address names them. */
export const socialSignupSteps = {
  person: "person",
  /** In place of `person` after an identity check. */
  contact: "contact",
} as const;
