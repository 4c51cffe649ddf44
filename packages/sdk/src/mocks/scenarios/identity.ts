import * as mock from "../../generated/identity/identity.msw.ts";
import { CreateCertificationBody } from "../../generated/zod/identity.ts";
import { instant } from "../base-day.ts";
import { certification, foundUsernames, preparedCertification } from "../fixtures/identity.ts";
import { ticket } from "../fixtures/social-login.ts";
import { anyones, bodyOf, mockFieldProblem, mockInvalid } from "./failing.ts";
import { weakPassword } from "./sentences.ts";

export function identityScenarios(day: string) {
  return {
    ...certificationScenarios(day),
    ...passwordResetScenarios(day),
    findUsernames: anyones(mock.getFindUsernamesMockHandler, (reply, problem) => ({
      found: reply(foundUsernames),
      none: reply({ usernames: [] }),
      ticketInvalid: problem("ticket_invalid"),
    })),
  };
}

function certificationScenarios(day: string) {
  return {
    prepareCertification: anyones(mock.getPrepareCertificationMockHandler, (reply) => ({
      ready: reply(preparedCertification(day)),
    })),
    createCertification: anyones(mock.getCreateCertificationMockHandler, (reply, problem) => ({
      certified: reply(async ({ request }) => {
        const brought = await bodyOf(request, CreateCertificationBody);
        return { ...certification, ...brought };
      }),
      notFinished: problem("certification_failed"),
      used: problem("ticket_invalid"),
      missing: problem("not_found"),
      providerUnavailable: problem("provider_unavailable", {
        message: "본인 인증 회사와 연결이 원활하지 않아요. 잠시 뒤 다시 시도해 주세요.",
      }),
    })),
  };
}

function passwordResetScenarios(day: string) {
  return {
    sendPasswordNumber: anyones(mock.getSendPasswordNumberMockHandler, (reply) => ({
      sent: reply({
        expires_at: instant(day, "10:03"),
        resend_at: instant(day, "10:00", "30"),
      }),
    })),
    verifyPasswordNumber: anyones(mock.getVerifyPasswordNumberMockHandler, (reply) => ({
      verified: reply({
        reset_token: ticket,
        expires_at: instant(day, "10:12"),
      }),
      mismatch: mockFieldProblem(reply, "number_mismatch", "number"),
      numberExpired: mockFieldProblem(reply, "number_expired", "number"),
    })),
    resetPassword: anyones(mock.getResetPasswordMockHandler, (reply, problem) => ({
      reset: reply(),
      ticketInvalid: problem("ticket_invalid"),
      weak: mockInvalid(reply, weakPassword),
    })),
  };
}
