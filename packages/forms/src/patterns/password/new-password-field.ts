import { checkPassword, PASSWORD_MESSAGE } from "@damadum/domain";

import { defineField } from "../../theme/define.ts";

/** A new password, with its rule (spec section 5). */
export const newPasswordField = defineField({
  path: "passwd",
  widget: "newPassword",
  plain: "harmless-1",
  check: (answer) =>
    typeof answer === "string" && !checkPassword(answer).valid ? PASSWORD_MESSAGE : undefined,
});
