import { PASSWORD_NUMBER } from "@damadum/domain";

/** So many points for one key within so many seconds. */
export interface LimitRule {
  readonly points: number;
  readonly seconds: number;
}

/** Limits that hold across processes and restarts. Keys are hashed before they are stored. */
export const limitRules = {
  /** Login attempts from one address. */
  loginFromAddress: { points: 100, seconds: 600 },
  /** Failed logins to one account from one address. */
  loginToAccountFromAddress: { points: 10, seconds: 900 },
  /**
   * Failed logins to one account from all addresses that never logged in to it. Its owner at a known
   * address is not counted here, so nobody can lock the owner out.
   */
  loginToAccount: { points: 30, seconds: 900 },
  signUpFromAddress: { points: 20, seconds: 3600 },
  /** Usernames must not be listed through the signup check. */
  usernameCheckFromAddress: { points: 120, seconds: 600 },
  visitorEstimateFromAddress: { points: 60, seconds: 3600 },
  estimateOfMember: { points: 60, seconds: 3600 },
  storageOrderOfMember: { points: 60, seconds: 3600 },
  /** Each preparation holds a slot and calls the provider. */
  paymentPreparationOfMember: { points: 30, seconds: 600 },
  /** Accounts are free, start times are few: what one address may hold under many names. */
  paymentPreparationFromAddress: { points: 60, seconds: 3600 },

  /** Whoever scans a label may write; nobody types so much by hand. */
  visitorContentFromAddress: { points: 300, seconds: 3600 },
  contentOfMember: { points: 1000, seconds: 3600 },
  /** Nobody has to log in to pay or to decline by a link. */
  customPaymentFromAddress: { points: 60, seconds: 600 },

  /** Each picture is worked on for a tenth of a second. */
  visitorFileFromAddress: { points: 100, seconds: 3600 },
  fileOfMember: { points: 300, seconds: 3600 },

  /** Codes and tickets of social logins from one address; each code asks the provider. */
  socialLoginFromAddress: { points: 60, seconds: 600 },
  certificationPreparationFromAddress: { points: 30, seconds: 600 },
  /** The provider's numbers of certifications can be guessed, so few may be tried. */
  certificationFromAddress: { points: 20, seconds: 600 },
  findUsernamesFromAddress: { points: 30, seconds: 600 },
  /** Numbers by SMS for one account, asked for from one address. */
  passwordNumberToAccountFromAddress: { points: 5, seconds: 3600 },
  passwordNumberToAccountFromAddressADay: { points: 10, seconds: 86_400 },
  /** The same from all addresses that never logged in to it: one of them alone cannot use up what there is. */
  passwordNumberToAccount: { points: 10, seconds: 3600 },
  /** With five tries each: a hundred guesses a day at one in a million. */
  passwordNumberToAccountADay: { points: 20, seconds: 86_400 },
  /** Numbers to one phone, through however many accounts that name it. */
  passwordNumberToPhone: { points: 10, seconds: 3600 },
  passwordNumberToPhoneADay: { points: 20, seconds: 86_400 },
  passwordNumberAgain: { points: 1, seconds: PASSWORD_NUMBER.resendSeconds },
  passwordNumberFromAddress: { points: 20, seconds: 3600 },
  numberCheckFromAddress: { points: 30, seconds: 600 },
  passwordResetFromAddress: { points: 30, seconds: 600 },
  /** Wrong passwords typed by somebody who holds the member's token. */
  passwordCheckOfMember: { points: 10, seconds: 900 },
  passwordRuleCheckFromAddress: { points: 300, seconds: 600 },
  /** Requests for contracts and deliveries. */
  companyRequestOfMember: { points: 120, seconds: 3600 },
  billingKeyPreparationOfMember: { points: 30, seconds: 600 },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;

/** All requests of one address to one process. */
export const requestsFromAddress: LimitRule = { points: 600, seconds: 60 };
