import { checkPassword } from "@damadum/domain";
import type { Services } from "../../services.ts";

/** Which parts of the password rule hold. The text is looked at and forgotten. */
export async function checkNewPassword(
  { limits }: Pick<Services, "limits">,
  { text, address }: { readonly text: string; readonly address: string },
) {
  await limits.consume("passwordRuleCheckFromAddress", address);
  return checkPassword(text);
}
