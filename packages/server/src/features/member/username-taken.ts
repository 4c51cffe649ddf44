import { usernameTakenMessage } from "@damadum/domain";
import { Refusal } from "../../http/refusal.ts";

/** The refusal at the field, so that the form can show it there. */
export function usernameTaken(): Refusal {
  return new Refusal("username_taken", {
    fields: [{ field: "username", code: "username_taken", message: usernameTakenMessage }],
  });
}
