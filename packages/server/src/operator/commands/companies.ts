import {
  companyContractStatus,
  formatPhoneNumber,
  isPhoneNumber,
  parseBusinessNumber,
} from "@damadum/domain";
import { z } from "zod";
import { makeCompanyAccount } from "../../company/company/make-company-account.ts";
import { updateCompanyDetails } from "../../company/company/update-company-details.ts";
import { changing, reading, listOf, tableOf } from "../command.ts";
import { flag, named, option } from "../input/inputs.ts";
import { listedId, plainList, typedText } from "../input/options.ts";
import { phoneText, stateCell, timeCell, wonCell } from "../korean.ts";
import {
  findCompanies,
  findCompanyNamed,
  findContracts,
  findPeopleOf,
  getCompany,
} from "../lists/company-lists.ts";
import { OperatorError } from "../operator-error.ts";

const companyInput = named("기업 번호", listedId);
/** People and contracts of one company that are shown at most. */
const MOST_SHOWN = 200;

/** Normalized to the tax office's format; a wrong check digit means a typo. */
const businessNumber = z.string().transform((typed, context) => {
  const number = parseBusinessNumber(typed);
  if (number !== null) return number;
  context.addIssue("사업자등록번호가 아니에요. 열 자리를 다시 확인해 주세요");
  return z.NEVER;
});

export const UNKNOWN_COMPANY =
  "그 번호의 기업이 없어요. 번호는 `pnpm ops companies list` 로 볼 수 있어요.";

const detailsOf = (company: Awaited<ReturnType<typeof getCompany>>) => ({
  기업: company.name,
  사업자등록번호: company.registration_number,
  대표자: company.representative_name,
  "사업장 주소": company.address,
  업태: company.business_type,
  종목: company.business_item,
});

export const commands = [
  reading({
    words: "companies list",
    summary: "기업을 이름 순으로 봐요",
    ...plainList,
    async run({ services: { db } }, page) {
      return listOf(await findCompanies(db, page), {
        id: ["기업 번호", (company) => company.id],
        name: ["이름", (company) => company.name],
        registration: ["사업자등록번호", (company) => company.registration_number],
        boxes: ["박스", (company) => company.box_count],
        users: ["아이디", (company) => company.usernames],
        at: ["만든 때", (company) => timeCell(company.created_at)],
      });
    },
  }),
  reading({
    words: "companies show",
    summary: "기업 하나의 등록 정보와 사람, 계약을 봐요",
    input: z.object({ company: companyInput }),
    problems: { not_found: UNKNOWN_COMPANY },
    async run({ services: { db } }, { company: id }) {
      const company = await getCompany(db, id);
      const contracts = await findContracts(db, { company: id, limit: MOST_SHOWN });
      return {
        facts: { ...detailsOf(company), 박스: company.box_count },
        tables: [
          {
            title: "사람",
            ...tableOf(await findPeopleOf(db, id), {
              username: ["아이디", (person) => person.username],
              name: ["이름", (person) => person.name],
              department: ["부서", (person) => person.department],
              role: ["맡은 일", (person) => person.role],
              phone: ["전화", (person) => phoneText(person.phone_number)],
              email: ["이메일", (person) => person.email],
            }),
          },
          {
            title: "계약",
            ...tableOf(contracts.rows, {
              id: ["계약 번호", (contract) => contract.id],
              name: ["계약", (contract) => contract.name],
              status: ["상태", (contract) => stateCell(companyContractStatus, contract.status)],
              stored: ["보관 중", (contract) => contract.stored_box_count],
              monthly: ["월 금액", (contract) => wonCell(contract.monthly_amount)],
            }),
          },
        ],
      };
    },
  }),
  changing({
    words: "companies details",
    summary: "청구서에 적히는 기업의 등록 정보를 적어요. 적은 것만 바뀌어요",
    input: z
      .object({
        company: companyInput,
        registration: option("번호", "사업자등록번호", businessNumber.optional()),
        representative: option("이름", "대표자", typedText(50).optional()),
        address: option("주소", "사업장 주소", typedText(200).optional()),
        type: option("업태", "업태", typedText(100).optional()),
        item: option("종목", "종목", typedText(100).optional()),
      })
      .refine(
        (details) => Object.values(details).filter((detail) => detail !== undefined).length > 1,
        "바꿀 것을 하나는 적어 주세요",
      ),
    problems: {
      not_found: UNKNOWN_COMPANY,
      account_exists: "그 사업자등록번호의 다른 기업이 이미 있어요.",
    },
    async run({ services }, input) {
      const company = await updateCompanyDetails(services, {
        companyId: input.company,
        registrationNumber: input.registration,
        representativeName: input.representative,
        address: input.address,
        businessType: input.type,
        businessItem: input.item,
      });
      return {
        message: "등록 정보를 적어 뒀어요.",
        facts: detailsOf(company),
      };
    },
  }),
  changing({
    words: "companies account",
    summary: "기업 회원을 만들고 비밀번호를 한 번 보여 줘요",
    input: z.object({
      username: named("아이디", z.string().trim().min(1)),
      company: option("이름이나 번호", "새 기업의 이름, 또는 있는 기업의 번호", typedText(100)),
      sameName: flag("이름이 같은 다른 기업이 있어도 새로 만들어요"),
      registration: option("번호", "새 기업의 사업자등록번호", businessNumber.optional()),
      name: option("이름", "담당자 이름", typedText(50)),
      department: option("부서", "담당자가 일하는 부서", typedText(60).optional()),
      role: option("맡은 일", "담당자가 맡은 일", typedText(60).optional()),
      phone: option(
        "전화",
        "알림을 받을 담당자의 휴대전화",
        z
          .string()
          .transform(formatPhoneNumber)
          .refine(
            (text) => isPhoneNumber(text) && text.startsWith("01"),
            "알림을 받을 휴대전화 번호를 010-1234-5678 처럼 적어 주세요",
          ),
      ),
      email: option("이메일", "담당자 이메일", z.email().optional()),
    }),
    problems: {
      not_found: UNKNOWN_COMPANY,
      account_exists:
        "그 사업자등록번호의 기업이 이미 있어요. `pnpm ops companies list` 에서 번호를 찾아 --company 에 적어 주세요.",
    },
    async run({ services }, input) {
      const isKnown = listedId.safeParse(input.company).success;
      const same = isKnown ? null : await findCompanyNamed(services.db, input.company);
      if (same !== null && !input.sameName) {
        throw new OperatorError(
          `이름이 ${input.company}인 기업이 이미 있어요. 그 기업의 회원이면 --company ${same} 로, 이름만 같은 다른 기업이면 --same-name 을 더해 주세요.`,
        );
      }
      const made = await makeCompanyAccount(services, {
        company: isKnown
          ? { id: input.company }
          : { name: input.company, registrationNumber: input.registration ?? null },
        username: input.username,
        name: input.name,
        department: input.department,
        role: input.role,
        phoneNumber: input.phone,
        email: input.email ?? null,
      });
      return {
        message: "기업 회원을 만들었어요. 비밀번호는 다시 볼 수 없어요.",
        facts: { 아이디: input.username, 비밀번호: made.password, "기업 번호": made.companyId },
        made: made.companyId,
        concerns: made.userId,
      };
    },
  }),
];
