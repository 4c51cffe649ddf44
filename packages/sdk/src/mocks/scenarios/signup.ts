import * as mock from "../../generated/member/member.msw.ts";
import { tokens } from "../fixtures/member.ts";
import { anyones, mockFieldProblem, mockInvalid } from "./failing.ts";
import { weakPassword } from "./sentences.ts";

export function signupScenarios() {
  return {
    signUp: anyones(mock.getSignUpMockHandler, (reply, problem) => ({
      created: reply(tokens),
      usernameTaken: mockFieldProblem(reply, "username_taken", "username"),
      ticketInvalid: problem("ticket_invalid"),
      invalid: mockInvalid(reply, weakPassword),
    })),
    signUpWithTicket: anyones(mock.getSignUpWithTicketMockHandler, (reply, problem) => ({
      created: reply(tokens),
      accountExists: problem("account_exists"),
      usernameTaken: mockFieldProblem(reply, "username_taken", "username"),
      ticketInvalid: problem("ticket_invalid"),
      tooYoung: mockInvalid(reply, {
        field: "birthyear",
        code: "too_young",
        message: "만 14세 이상만 가입할 수 있어요.",
      }),
    })),
  };
}
