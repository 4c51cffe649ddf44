import { checkPassword } from "@damadum/domain";
import type { Services } from "../../services.ts";

/** Returns which parts of the password rule the text meets. The text is not stored. */
export async function checkNewPassword(
  { limits }: Pick<Services, "limits">,
  { text, address }: { readonly text: string; readonly address: string },
) {
  await limits.consume("passwordRuleCheckFromAddress", address);
  return checkPassword(text);
}
