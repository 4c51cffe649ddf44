import { z } from "zod";
import { changing } from "../command.ts";
import { flag, named, option } from "../input/inputs.ts";
import { listedId, typedText } from "../input/options.ts";
import { memberOf } from "../member-of.ts";
import { UNKNOWN_COMPANY } from "./companies.ts";
import { addCompanyPerson, removeCompanyPerson } from "../../company/company/company-people.ts";

const username = named("아이디", z.string().trim().min(1));
const text = typedText(60).optional();

export const commands = [
  changing({
    words: "companies remove-person",
    summary: "회원을 기업에서 내보내요. 바로 기업 화면을 볼 수 없고, 맡긴 요청은 기업에 남아요",
    input: z.object({
      username,
      last: flag("기업에 남는 사람이 없어도 내보내요. 알림을 받을 사람이 없어져요"),
    }),
    problems: {
      not_found: "그 회원은 기업에 속해 있지 않아요. `pnpm ops companies list` 로 볼 수 있어요.",
      state_conflict:
        "기업에 남은 한 사람이에요. `pnpm ops companies account` 로 다른 사람을 먼저 더하거나, 그래도 내보내려면 --last 를 더해 주세요.",
    },
    async run({ services }, input) {
      const userId = await memberOf(services, input.username);
      const removed = await removeCompanyPerson(services, { userId, mayBeLast: input.last });
      return {
        message: "기업에서 내보냈어요. `pnpm ops companies add-person` 로 되돌릴 수 있어요.",
        facts: {
          기업: removed.name,
          "기업 번호": removed.companyId,
          부서: removed.department,
          "맡은 일": removed.role,
          "기본 결제 수단": removed.paidWithTheirs
            ? "이 회원의 것이라 지웠어요. 기업이 다시 정해야 해요"
            : "그대로예요",
        },
        concerns: userId,
      };
    },
  }),
  changing({
    words: "companies add-person",
    summary: "이미 있는 회원을 기업에 더해요. 내보낸 사람도 이렇게 되돌려요",
    input: z.object({
      username,
      company: option("번호", "기업 번호", listedId),
      department: option("부서", "일하는 부서", text),
      role: option("맡은 일", "맡은 일", text),
    }),
    problems: {
      not_found: UNKNOWN_COMPANY,
      state_conflict:
        "운영자이거나 이미 기업에 속한 회원이에요. 다른 기업에서 옮기려면 `pnpm ops companies remove-person` 로 먼저 내보내 주세요.",
    },
    async run({ services }, input) {
      const { company: companyId, department, role } = input;
      const userId = await memberOf(services, input.username);
      const { name } = await addCompanyPerson(services, { userId, companyId, department, role });
      return {
        message: "기업에 더했어요. 다음 화면부터 기업 업무를 볼 수 있어요.",
        facts: { 기업: name, "기업 번호": companyId },
        concerns: userId,
      };
    },
  }),
];
