import {
  getCreateCertificationMockHandler,
  getFindUsernamesMockHandler,
  getPrepareCertificationMockHandler,
  getResetPasswordMockHandler,
  getSendPasswordNumberMockHandler,
  getVerifyPasswordNumberMockHandler,
} from "../../generated/identity/identity.msw.ts";
import { CreateCertificationBody } from "../../generated/zod/identity.ts";
import { instant } from "../base-day.ts";
import { certification, foundUsernames, preparedCertification } from "../fixtures/identity.ts";
import { ticket } from "../fixtures/social-login.ts";
import { bodyOf, failures, mockFieldProblem, mockInvalid, mockProblem } from "./failing.ts";
import { weakPassword } from "./sentences.ts";

/** Certification, and recovery of a forgotten username or password. */
export function identityScenarios(day: string) {
  return {
    ...certificationScenarios(day),
    ...passwordResetScenarios(day),
    findUsernames: {
      found: getFindUsernamesMockHandler(foundUsernames),
      none: getFindUsernamesMockHandler({ usernames: [] }),
      ticketInvalid: mockProblem(getFindUsernamesMockHandler, "ticket_invalid"),
      ...failures(getFindUsernamesMockHandler),
    },
  };
}

function certificationScenarios(day: string) {
  return {
    prepareCertification: {
      ready: getPrepareCertificationMockHandler(preparedCertification(day)),
      ...failures(getPrepareCertificationMockHandler),
    },
    createCertification: {
      certified: getCreateCertificationMockHandler(async ({ request }) => {
        const brought = await bodyOf(request, CreateCertificationBody);
        return { ...certification, ...brought };
      }),
      notFinished: mockProblem(getCreateCertificationMockHandler, "certification_failed"),
      used: mockProblem(getCreateCertificationMockHandler, "ticket_invalid"),
      missing: mockProblem(getCreateCertificationMockHandler, "not_found"),
      providerUnavailable: mockProblem(getCreateCertificationMockHandler, "provider_unavailable", {
        message: "본인 인증 회사와 연결이 원활하지 않아요. 잠시 뒤 다시 시도해 주세요.",
      }),
      ...failures(getCreateCertificationMockHandler),
    },
  };
}

function passwordResetScenarios(day: string) {
  return {
    sendPasswordNumber: {
      sent: getSendPasswordNumberMockHandler({
        expires_at: instant(day, "10:03"),
        resend_at: instant(day, "10:00", "30"),
      }),
      ...failures(getSendPasswordNumberMockHandler),
    },
    verifyPasswordNumber: {
      verified: getVerifyPasswordNumberMockHandler({
        reset_token: ticket,
        expires_at: instant(day, "10:12"),
      }),
      mismatch: mockFieldProblem(getVerifyPasswordNumberMockHandler, "number_mismatch", "number"),
      numberExpired: mockFieldProblem(
        getVerifyPasswordNumberMockHandler,
        "number_expired",
        "number",
      ),
      ...failures(getVerifyPasswordNumberMockHandler),
    },
    resetPassword: {
      reset: getResetPasswordMockHandler(),
      ticketInvalid: mockProblem(getResetPasswordMockHandler, "ticket_invalid"),
      weak: mockInvalid(getResetPasswordMockHandler, weakPassword),
      ...failures(getResetPasswordMockHandler),
    },
  };
}
