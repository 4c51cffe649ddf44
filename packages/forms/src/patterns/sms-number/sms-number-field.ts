import { defineField } from "../../theme/define.ts";

/** The six digits of a message. */
export const smsNumberField = defineField({
  path: "number",
  widget: "smsNumber",
});
