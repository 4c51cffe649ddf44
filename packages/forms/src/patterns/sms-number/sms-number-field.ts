import { defineField } from "../../theme/define.ts";

/** The six digits of an SMS. */
export const smsNumberField = defineField({
  path: "number",
  widget: "smsNumber",
});
