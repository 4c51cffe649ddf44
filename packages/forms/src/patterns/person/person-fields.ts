import { defineField } from "../../theme/define.ts";

export const nameField = defineField({
  path: "name",
  options: { autocomplete: "name" },
  plain: "이름",
});

export const emailField = defineField({
  path: "email",
  options: { autocomplete: "email", inputType: "email", inputMode: "email", verbatim: true },
  placeholder: "name@example.com",
});

export const phoneField = defineField({
  path: "phone_number",
  widget: "phone",
  placeholder: "010-1234-5678",
  plain: "010-0000-0000",
});

export const personFields = [nameField, phoneField, emailField] as const;
