import {
  getSignUpMockHandler,
  getSignUpWithTicketMockHandler,
} from "../../generated/member/member.msw.ts";
import { tokens } from "../fixtures/member.ts";
import { failures, mockFieldProblem, mockInvalid, mockProblem } from "./failing.ts";
import { weakPassword } from "./sentences.ts";

/** Signing up with a password or with another service's account. */
export function signupScenarios() {
  return {
    signUp: {
      created: getSignUpMockHandler(tokens),
      usernameTaken: mockFieldProblem(getSignUpMockHandler, "username_taken", "username"),
      ticketInvalid: mockProblem(getSignUpMockHandler, "ticket_invalid"),
      invalid: mockInvalid(getSignUpMockHandler, weakPassword),
      ...failures(getSignUpMockHandler),
    },
    signUpWithTicket: {
      created: getSignUpWithTicketMockHandler(tokens),
      accountExists: mockProblem(getSignUpWithTicketMockHandler, "account_exists"),
      usernameTaken: mockFieldProblem(getSignUpWithTicketMockHandler, "username_taken", "username"),
      ticketInvalid: mockProblem(getSignUpWithTicketMockHandler, "ticket_invalid"),
      tooYoung: mockInvalid(getSignUpWithTicketMockHandler, {
        field: "birthyear",
        code: "too_young",
        message: "만 14세 이상만 가입할 수 있어요.",
      }),
      ...failures(getSignUpWithTicketMockHandler),
    },
  };
}
