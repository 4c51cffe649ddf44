import type { SocialLoginType } from "@damadum/domain";
import type { SocialLoginResult } from "@damadum/contract/operations";
import { snakeKeys } from "../../http/case-keys.ts";
import type { SocialLoginOutcome } from "./login-with-social.ts";

export function toSocialLoginResult(
  type: SocialLoginType,
  outcome: SocialLoginOutcome,
): SocialLoginResult {
  if (outcome.kind === "loggedIn") return snakeKeys(outcome.tokens);
  const { ticket, info } = outcome;
  return { id: ticket, signup: { type, sns_id: ticket, ...snakeKeys(info) } };
}
