import { defineField } from "../../theme/define.ts";

export const smsNumberField = defineField({
  path: "number",
  widget: "smsNumber",
});
