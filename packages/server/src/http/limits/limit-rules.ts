import { PASSWORD_NUMBER } from "@damadum/domain";

/** Allows `points` for one key within `seconds`. */
export interface LimitRule {
  readonly points: number;
  readonly seconds: number;
}

/**
 * What a logged-in member does is counted by member. Addresses count what has no member yet, because many customers may
 * share one.
 *
 * Limits enforced across processes and restarts. Keys are hashed before they are stored.
 */
export const limitRules = {
  /** Login attempts from one address. */
  loginFromAddress: { points: 100, seconds: 600 },
  /** Failed logins to one account from one address. */
  loginToAccountFromAddress: { points: 10, seconds: 900 },
  /**
   * Failed logins to one account from all addresses that never logged in to it. Known addresses of the owner
   * are not counted, so that an attacker cannot lock the owner out.
   */
  loginToAccount: { points: 30, seconds: 900 },
  signUpFromAddress: { points: 20, seconds: 3600 },
  /** Prevents enumeration of usernames through the signup check. */
  usernameCheckFromAddress: { points: 120, seconds: 600 },
  visitorEstimateFromAddress: { points: 60, seconds: 3600 },
  estimateOfMember: { points: 60, seconds: 3600 },
  storageOrderOfMember: { points: 60, seconds: 3600 },
  /** Each preparation holds a slot and calls the provider. */
  paymentPreparationOfMember: { points: 30, seconds: 600 },
  /**
   * Accounts are free but start times are scarce, so holds are limited per address too: far above what an office or a
   * mobile network, whose members share an address, needs.
   */
  paymentPreparationFromAddress: { points: 600, seconds: 3600 },

  /** Anyone who scans a label may write; more than this is not typed by hand. */
  visitorContentFromAddress: { points: 300, seconds: 3600 },
  contentOfMember: { points: 1000, seconds: 3600 },
  /** Paying or declining by a link needs no login. */
  customPaymentFromAddress: { points: 60, seconds: 600 },

  /** Encoding a picture takes about 0.1 s. */
  visitorFileFromAddress: { points: 100, seconds: 3600 },
  fileOfMember: { points: 300, seconds: 3600 },
  /** A crew's link needs no login. */
  fileOfCrewDay: { points: 300, seconds: 3600 },

  /** Codes and tickets of social logins from one address; each code costs a request to the provider. */
  socialLoginFromAddress: { points: 60, seconds: 600 },
  certificationPreparationFromAddress: { points: 30, seconds: 600 },
  /** The provider's certification ids are guessable, so only a few may be tried. */
  certificationFromAddress: { points: 20, seconds: 600 },
  findUsernamesFromAddress: { points: 30, seconds: 600 },
  /** Password numbers for one account, requested from one address. */
  passwordNumberToAccountFromAddress: { points: 5, seconds: 3600 },
  passwordNumberToAccountFromAddressADay: { points: 10, seconds: 86_400 },
  /** The same from all addresses that never logged in to it; a single address cannot exhaust it. */
  passwordNumberToAccount: { points: 10, seconds: 3600 },
  /** With five tries each: a hundred guesses a day at one in a million each. */
  passwordNumberToAccountADay: { points: 20, seconds: 86_400 },
  /** Password numbers sent to one phone, through any number of accounts that name it. */
  passwordNumberToPhone: { points: 10, seconds: 3600 },
  passwordNumberToPhoneADay: { points: 20, seconds: 86_400 },
  /** More for the phone's owner at an address that the account has logged in from. */
  passwordNumberToOwner: { points: 5, seconds: 3600 },
  /** Whoever named a phone first may be a stranger to it, at any number of addresses. */
  passwordNumberToOwnerADay: { points: 10, seconds: 86_400 },
  /** Notices of orders that nobody has paid for, through any number of accounts that name the phone. */
  unpaidNoticeToPhoneADay: { points: 20, seconds: 86_400 },
  passwordNumberAgain: { points: 1, seconds: PASSWORD_NUMBER.resendSeconds },
  passwordNumberFromAddress: { points: 20, seconds: 3600 },
  numberCheckFromAddress: { points: 30, seconds: 600 },
  passwordResetFromAddress: { points: 30, seconds: 600 },
  /** Files of all that is stored about a member: a query of every table. */
  dataOfMember: { points: 10, seconds: 3600 },
  /** Passkeys begun by their owner. */
  passkeyOfUser: { points: 30, seconds: 600 },
  /** Wrong passwords entered with the member's token. */
  passwordCheckOfMember: { points: 10, seconds: 900 },
  passwordRuleCheckFromAddress: { points: 300, seconds: 600 },
  /** Requests for contracts and deliveries. */
  companyRequestOfMember: { points: 120, seconds: 3600 },
  billingKeyPreparationOfMember: { points: 30, seconds: 600 },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limitRules;

/** All requests to one process. */
export const requestRules = {
  ofMember: { points: 600, seconds: 60 },
  /** Without credentials, or where those of a caller are not asked for; invalid ones are only refused. */
  ofVisitorsFromAddress: { points: 600, seconds: 60 },
  fromAddress: { points: 6000, seconds: 60 },
} as const satisfies Record<string, LimitRule>;
