import { hasVisibleLetters, operatorRoles } from "@damadum/domain";
import { z } from "zod";
import type { createOperator } from "../account/member/create-operator.ts";
import { named, option } from "./input/inputs.ts";

export const CREATE_OPERATOR = "operators create";

const roleNames = Object.entries(operatorRoles).map(([key, { label }]) => `${key} (${label})`);
const role = z.enum(["CARE", "MONEY", "ADMIN"]);
const roleHelp = `역할: ${roleNames.join(", ")}`;

export const roleOption = option("역할", roleHelp, role.optional());
export const usernameInput = named("아이디", z.string().trim().toLowerCase().min(1));

export const newOperatorInput = z.object({
  username: usernameInput,
  name: option(
    "이름",
    "이름",
    z.string().trim().max(50).refine(hasVisibleLetters, "이름을 적어 주세요"),
  ),
  role: option("역할", roleHelp, role.default("ADMIN")),
});

/** Shows password, key and recovery codes, none of which can be retrieved again. */
export function welcome(
  username: string,
  { password, uri, secret, codes }: Awaited<ReturnType<typeof createOperator>>,
) {
  return {
    message: "운영자를 만들었어요. 아래 내용은 다시 볼 수 없어요.",
    facts: {
      아이디: username,
      비밀번호: password,
      "인증 앱에 넣을 키": secret,
      "인증 앱에 넣을 주소": uri,
      "복구 코드": codes.join(" "),
    },
  };
}
