import {
  getSignUpMockHandler,
  getSignUpWithTicketMockHandler,
} from "../../generated/member/member.msw.ts";
import { tokens } from "../fixtures/member.ts";
import { failures, mockProblem } from "./failing.ts";
import { CHECK_INPUT, TICKET_INVALID, weakPassword } from "./sentences.ts";

const USERNAME_TAKEN = "이미 쓰고 있는 아이디예요. 다른 아이디를 골라 주세요.";
const taken = { field: "username", code: "username_taken", message: USERNAME_TAKEN };

/** Signing up with a password or with another service's account. */
export function signupScenarios() {
  return {
    signUp: {
      created: getSignUpMockHandler(tokens),
      usernameTaken: mockProblem(getSignUpMockHandler, 409, "username_taken", USERNAME_TAKEN, [
        taken,
      ]),
      ticketInvalid: mockProblem(getSignUpMockHandler, 409, "ticket_invalid", TICKET_INVALID),
      invalid: mockProblem(getSignUpMockHandler, 422, "validation_failed", CHECK_INPUT, [
        weakPassword,
      ]),
      ...failures(getSignUpMockHandler),
    },
    signUpWithTicket: {
      created: getSignUpWithTicketMockHandler(tokens),
      accountExists: mockProblem(
        getSignUpWithTicketMockHandler,
        409,
        "account_exists",
        "이미 가입한 계정이에요. 로그인해 주세요.",
      ),
      usernameTaken: mockProblem(
        getSignUpWithTicketMockHandler,
        409,
        "username_taken",
        USERNAME_TAKEN,
        [taken],
      ),
      ticketInvalid: mockProblem(
        getSignUpWithTicketMockHandler,
        409,
        "ticket_invalid",
        TICKET_INVALID,
      ),
      tooYoung: mockProblem(getSignUpWithTicketMockHandler, 422, "validation_failed", CHECK_INPUT, [
        { field: "birthyear", code: "too_young", message: "만 14세 이상만 가입할 수 있어요." },
      ]),
      ...failures(getSignUpWithTicketMockHandler),
    },
  };
}
