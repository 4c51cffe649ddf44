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
import { bodyOf, failures, mockProblem } from "./failing.ts";
import { CHECK_INPUT, MISSING, TICKET_INVALID, weakPassword } from "./sentences.ts";

const COMPANY_UNAVAILABLE = "본인 인증 회사와 연결이 원활하지 않아요. 잠시 뒤 다시 시도해 주세요.";
const NUMBER_MISMATCH = "번호가 맞지 않아요. 문자로 받은 여섯 자리를 확인해 주세요.";
const NUMBER_EXPIRED = "이 번호는 더 쓸 수 없어요. 번호를 다시 받아 주세요.";

/** Certification, and recovery of a forgotten username or password. */
export function identityScenarios(day: string) {
  return {
    ...certificationScenarios(day),
    ...passwordResetScenarios(day),
    findUsernames: {
      found: getFindUsernamesMockHandler(foundUsernames),
      none: getFindUsernamesMockHandler({ usernames: [] }),
      ticketInvalid: mockProblem(
        getFindUsernamesMockHandler,
        409,
        "ticket_invalid",
        TICKET_INVALID,
      ),
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
      notFinished: mockProblem(
        getCreateCertificationMockHandler,
        422,
        "certification_failed",
        "본인 인증이 끝나지 않았어요. 다시 확인해 주세요.",
      ),
      used: mockProblem(getCreateCertificationMockHandler, 409, "ticket_invalid", TICKET_INVALID),
      missing: mockProblem(getCreateCertificationMockHandler, 404, "not_found", MISSING),
      providerUnavailable: mockProblem(
        getCreateCertificationMockHandler,
        503,
        "provider_unavailable",
        COMPANY_UNAVAILABLE,
      ),
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
      mismatch: mockProblem(
        getVerifyPasswordNumberMockHandler,
        422,
        "number_mismatch",
        NUMBER_MISMATCH,
        [{ field: "number", code: "number_mismatch", message: NUMBER_MISMATCH }],
      ),
      numberExpired: mockProblem(
        getVerifyPasswordNumberMockHandler,
        422,
        "number_expired",
        NUMBER_EXPIRED,
        [{ field: "number", code: "number_expired", message: NUMBER_EXPIRED }],
      ),
      ...failures(getVerifyPasswordNumberMockHandler),
    },
    resetPassword: {
      reset: getResetPasswordMockHandler(),
      ticketInvalid: mockProblem(
        getResetPasswordMockHandler,
        409,
        "ticket_invalid",
        TICKET_INVALID,
      ),
      weak: mockProblem(getResetPasswordMockHandler, 422, "validation_failed", CHECK_INPUT, [
        weakPassword,
      ]),
      ...failures(getResetPasswordMockHandler),
    },
  };
}
