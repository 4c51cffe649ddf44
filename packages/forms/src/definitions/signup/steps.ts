/** Ids of the signup's questions after the consents, as the page's address names them. */
export const signupSteps = { person: "person", account: "account" } as const;
