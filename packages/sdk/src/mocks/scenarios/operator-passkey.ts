import {
  getAddOperatorPasskeyMockHandler,
  getListOperatorPasskeysMockHandler,
  getLoginOperatorWithPasskeyMockHandler,
  getRemoveOperatorPasskeyMockHandler,
  getStartOperatorPasskeyLoginMockHandler,
  getStartOperatorPasskeyMockHandler,
} from "../../generated/operator-passkey/operator-passkey.msw.ts";
import { instant, dayAfter } from "../base-day.ts";
import { tokens } from "../fixtures/member.ts";
import { anyones, members } from "./failing.ts";

const WRONG = "아이디, 비밀번호, 패스키 가운데 맞지 않는 것이 있어요. 다시 로그인해 주세요.";

const challenge = {
  challenge: "8ZyqPY8t3dYtBhwZbqSmIzZ3nGV6f4fLkYHk0fYc2aE",
  rp_id: "localhost",
};

/** An operator's passkeys: one in daily use, and one that waits. */
export function operatorPasskeyScenarios(day: string) {
  const added = {
    id: "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1d02",
    name: "휴대전화",
    added_at: instant(dayAfter(day, -3), "18:20"),
    last_used_at: null,
  };
  const used = {
    id: "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1d01",
    name: "회사 노트북",
    added_at: instant(dayAfter(day, -29), "09:10"),
    last_used_at: instant(day, "08:50"),
  };
  return {
    startOperatorPasskeyLogin: anyones(getStartOperatorPasskeyLoginMockHandler, (reply) => ({
      started: reply(challenge),
    })),
    loginOperatorWithPasskey: anyones(getLoginOperatorWithPasskeyMockHandler, (reply, problem) => ({
      loggedIn: reply(tokens),
      wrong: problem("login_failed", { message: WRONG }),
      late: problem("ticket_invalid"),
    })),
    listOperatorPasskeys: members(getListOperatorPasskeysMockHandler, (reply) => ({
      two: reply({ passkeys: [used, added] }),
      none: reply({ passkeys: [] }),
    })),
    startOperatorPasskey: members(getStartOperatorPasskeyMockHandler, (reply, problem) => ({
      started: reply({
        ...challenge,
        user_id: "AZPxwm8efDqbHi9tOpwbdw",
        username: "demo-operator",
        algorithms: [-8, -7, -257],
        known: [],
      }),
      full: problem("passkey_limit"),
    })),
    addOperatorPasskey: members(getAddOperatorPasskeyMockHandler, (reply, problem) => ({
      added: reply(added),
      rejected: problem("passkey_rejected"),
      late: problem("ticket_invalid"),
    })),
    removeOperatorPasskey: members(getRemoveOperatorPasskeyMockHandler, (reply, problem) => ({
      removed: reply(),
      gone: problem("not_found"),
    })),
  };
}
