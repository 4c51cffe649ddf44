import { defineField } from "../../theme/define.ts";

/** The password of who logs in or proves that it is still them. */
export const currentPasswordField = defineField({
  path: "password",
  widget: "password",
  options: { autocomplete: "current-password" },
});
