import { Refusal } from "../../http/refusal.ts";

/** The refusal at the field, so that the form can show it there. */
export function usernameTaken(): Refusal {
  const message = "이미 쓰고 있는 아이디예요. 다른 아이디를 입력해 주세요.";
  return new Refusal("username_taken", {
    fields: [{ field: "username", code: "username_taken", message }],
  });
}
