import {
  getCertifyMemberMockHandler,
  getChangePasswordMockHandler,
  getCheckUsernameMockHandler,
  getDeleteMeMockHandler,
  getGetMeMockHandler,
  getGetWithdrawalMockHandler,
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
  withdrawalHolds,
} from "../fixtures/member.ts";
import { instant } from "../base-day.ts";
import { bodyOf, failures, memberFailures, mockInvalid, mockProblem } from "./failing.ts";
import { weakPassword } from "./sentences.ts";

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
    getWithdrawal: {
      free: getGetWithdrawalMockHandler({ holds: [] }),
      held: getGetWithdrawalMockHandler({ holds: withdrawalHolds(day) }),
      ...memberFailures(getGetWithdrawalMockHandler),
    },
    deleteMe: {
      left: getDeleteMeMockHandler(),
      passwordFirst: mockProblem(getDeleteMeMockHandler, "password_check_required"),
      boxesStored: mockProblem(getDeleteMeMockHandler, "boxes_stored"),
      moneyOwed: mockProblem(getDeleteMeMockHandler, "money_owed"),
      ...memberFailures(getDeleteMeMockHandler),
    },
    certifyMember: {
      certified: getCertifyMemberMockHandler(certifiedMember(day)),
      otherPerson: mockProblem(getCertifyMemberMockHandler, "certification_mismatch"),
      passwordFirst: mockProblem(getCertifyMemberMockHandler, "password_check_required"),
      ticketInvalid: mockProblem(getCertifyMemberMockHandler, "ticket_invalid"),
      missing: mockProblem(getCertifyMemberMockHandler, "not_found"),
      ...memberFailures(getCertifyMemberMockHandler),
    },
    changePassword: {
      changed: getChangePasswordMockHandler(),
      passwordFirst: mockProblem(getChangePasswordMockHandler, "password_check_required"),
      weak: mockInvalid(getChangePasswordMockHandler, weakPassword),
      ...memberFailures(getChangePasswordMockHandler),
    },
  };
}
