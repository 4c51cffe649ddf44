import * as mock from "../../generated/member/member.msw.ts";
import { ChangeNoticeSettingBody, UpdateMeBody } from "../../generated/zod/member.ts";
import {
  certifiedMember,
  companyUser,
  kakaoMember,
  member,
  myData,
  newMember,
  noticeSettings,
  operator,
  withdrawalHolds,
} from "../fixtures/member.ts";
import { instant } from "../base-day.ts";
import { anyones, bodyOf, members, mockInvalid } from "./failing.ts";
import { weakPassword } from "./sentences.ts";

export function memberScenarios(day: string) {
  return {
    checkUsername: anyones(mock.getCheckUsernameMockHandler, (reply) => ({
      free: reply({ valid: true, reason: null }),
      taken: reply({ valid: false, reason: "TAKEN" }),
      malformed: reply({ valid: false, reason: "FORMAT" }),
    })),
    getMe: members(mock.getGetMeMockHandler, (reply) => ({
      loggedIn: reply(member(day)),
      certified: reply(certifiedMember(day)),
      kakao: reply(kakaoMember(day)),
      justSignedUp: reply(newMember(day)),
      company: reply(companyUser(day)),
      operator: reply(operator(day)),
    })),
    updateMe: members(mock.getUpdateMeMockHandler, (reply) => ({
      updated: reply(async ({ request }) => {
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
    })),
    listNoticeSettings: members(mock.getListNoticeSettingsMockHandler, (reply) => ({
      usual: reply(noticeSettings),
    })),
    changeNoticeSetting: members(mock.getChangeNoticeSettingMockHandler, (reply) => ({
      changed: reply(async ({ request, params }) => {
        const { channel } = await bodyOf(request, ChangeNoticeSettingBody);
        const setting = noticeSettings.find(({ kind }) => kind === params["kind"]);
        if (setting === undefined) throw new Error("No such kind of notice");
        return { ...setting, channel };
      }),
    })),
    getMyData: members(mock.getGetMyDataMockHandler, (reply, problem) => ({
      some: reply(myData(day)),
      passwordFirst: problem("password_check_required"),
    })),
    getWithdrawal: members(mock.getGetWithdrawalMockHandler, (reply) => ({
      free: reply({ holds: [] }),
      held: reply({ holds: withdrawalHolds(day) }),
    })),
    deleteMe: members(mock.getDeleteMeMockHandler, (reply, problem) => ({
      left: reply(),
      passwordFirst: problem("password_check_required"),
      boxesStored: problem("boxes_stored"),
      moneyOwed: problem("money_owed"),
    })),
    certifyMember: members(mock.getCertifyMemberMockHandler, (reply, problem) => ({
      certified: reply(certifiedMember(day)),
      otherPerson: problem("certification_mismatch"),
      passwordFirst: problem("password_check_required"),
      ticketInvalid: problem("ticket_invalid"),
      missing: problem("not_found"),
    })),
    changePassword: members(mock.getChangePasswordMockHandler, (reply, problem) => ({
      changed: reply(),
      passwordFirst: problem("password_check_required"),
      weak: mockInvalid(reply, weakPassword),
    })),
  };
}
