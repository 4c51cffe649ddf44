import { usernameTakenMessage } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";

/** The error with its field, so that the form can show it there. */
export function usernameTaken(): ProblemError {
  return new ProblemError("username_taken", {
    fields: [{ field: "username", code: "username_taken", message: usernameTakenMessage }],
  });
}
