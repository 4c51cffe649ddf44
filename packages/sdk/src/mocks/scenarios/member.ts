import {
  getCertifyMemberMockHandler,
  getChangePasswordMockHandler,
  getCheckUsernameMockHandler,
  getDeleteMeMockHandler,
  getGetMeMockHandler,
  getUpdateMeMockHandler,
} from "../../generated/member/member.msw.ts";
import { UpdateMeBody } from "../../generated/zod/member.ts";
import {
  certifiedMember,
  companyUser,
  kakaoMember,
  member,
  newMember,
  operator,
} from "../fixtures/member.ts";
import { instant } from "../base-day.ts";
import { bodyOf, failures, memberFailures, mockProblem } from "./failing.ts";
import { CHECK_INPUT, MISSING, TICKET_INVALID, weakPassword } from "./sentences.ts";

const PASSWORD_FIRST = "비밀번호를 먼저 확인해 주세요.";

/** The member's own profile, and withdrawal. */
export function memberScenarios(day: string) {
  return {
    checkUsername: {
      free: getCheckUsernameMockHandler({ valid: true, reason: null }),
      taken: getCheckUsernameMockHandler({ valid: false, reason: "TAKEN" }),
      malformed: getCheckUsernameMockHandler({ valid: false, reason: "FORMAT" }),
      ...failures(getCheckUsernameMockHandler),
    },
    getMe: {
      loggedIn: getGetMeMockHandler(member(day)),
      certified: getGetMeMockHandler(certifiedMember(day)),
      kakao: getGetMeMockHandler(kakaoMember(day)),
      justSignedUp: getGetMeMockHandler(newMember(day)),
      company: getGetMeMockHandler(companyUser(day)),
      operator: getGetMeMockHandler(operator(day)),
      ...memberFailures(getGetMeMockHandler),
    },
    updateMe: {
      updated: getUpdateMeMockHandler(async ({ request }) => {
        const {
          marketing_consent: answer,
          email,
          ...changes
        } = await bodyOf(request, UpdateMeBody);
        const me = { ...member(day), ...changes, ...(email !== undefined && { email }) };
        if (answer === undefined) return me;
        const { agreed } = answer;
        return { ...me, marketing_consent: { agreed, changed_at: instant(day) } };
      }),
      ...memberFailures(getUpdateMeMockHandler),
    },
    deleteMe: {
      left: getDeleteMeMockHandler(),
      passwordFirst: mockProblem(
        getDeleteMeMockHandler,
        403,
        "password_check_required",
        PASSWORD_FIRST,
      ),
      boxesStored: mockProblem(
        getDeleteMeMockHandler,
        409,
        "boxes_stored",
        "보관 중인 박스가 있어 탈퇴할 수 없어요. 박스를 받거나 폐기한 뒤 다시 해 주세요.",
      ),
      moneyOwed: mockProblem(
        getDeleteMeMockHandler,
        409,
        "money_owed",
        "진행 중인 주문이나 낼 금액이 있어 탈퇴할 수 없어요. 마친 뒤 다시 해 주세요.",
      ),
      ...memberFailures(getDeleteMeMockHandler),
    },
    certifyMember: {
      certified: getCertifyMemberMockHandler(certifiedMember(day)),
      otherPerson: mockProblem(
        getCertifyMemberMockHandler,
        409,
        "certification_mismatch",
        "가입한 분과 본인 인증한 분이 달라요. 가입한 분의 정보로 확인해 주세요.",
      ),
      passwordFirst: mockProblem(
        getCertifyMemberMockHandler,
        403,
        "password_check_required",
        PASSWORD_FIRST,
      ),
      ticketInvalid: mockProblem(
        getCertifyMemberMockHandler,
        409,
        "ticket_invalid",
        TICKET_INVALID,
      ),
      missing: mockProblem(getCertifyMemberMockHandler, 404, "not_found", MISSING),
      ...memberFailures(getCertifyMemberMockHandler),
    },
    changePassword: {
      changed: getChangePasswordMockHandler(),
      passwordFirst: mockProblem(
        getChangePasswordMockHandler,
        403,
        "password_check_required",
        PASSWORD_FIRST,
      ),
      weak: mockProblem(getChangePasswordMockHandler, 422, "validation_failed", CHECK_INPUT, [
        weakPassword,
      ]),
      ...memberFailures(getChangePasswordMockHandler),
    },
  };
}
