import { canTransition, companyContractStatus, type CompanyContractStatus } from "@damadum/domain";
import { z } from "zod";
import { offerCompanyContract } from "../../company/company-contract/offer-company-contract.ts";
import { changing, reading, listOf, type CommandContext } from "../command.ts";
import { named, option } from "../input/inputs.ts";
import {
  dayText,
  listedId,
  listOfCompany,
  messageOption,
  numberInput,
  reasonOption,
  wordsOf,
  wordsOptions,
  typedText,
} from "../input/options.ts";
import { placeText, stateCell, statesWhere, stateText, nextStepsText, wonCell } from "../korean.ts";
import { findContracts, getContract } from "../lists/company-lists.ts";
import { openOfContract } from "../open-commands.ts";
import { historyTable } from "../tables.ts";
import {
  closeCompanyContract,
  makeCompanyContract,
  undoContractStep,
} from "../../company/company-contract/contract-steps.ts";
import { viewContract } from "../../company/contract-state/read-contracts.ts";

const company = named("기업 번호", listedId);
const id = named("계약 번호", listedId);

export const commands = [
  reading({
    words: "contracts list",
    summary: "기업 계약을 새 것부터 봐요",
    ...listOfCompany(companyContractStatus),
    async run({ services: { db } }, filter) {
      return listOf(await findContracts(db, filter), {
        id: ["계약 번호", (contract) => contract.id],
        company: ["기업", (contract) => contract.company],
        name: ["계약", (contract) => contract.name],
        status: ["상태", (contract) => stateCell(companyContractStatus, contract.status)],
        boxes: ["박스", (contract) => contract.box_count],
        stored: ["보관 중", (contract) => contract.stored_box_count],
        monthly: ["월 금액", (contract) => wonCell(contract.monthly_amount)],
        period: ["기간", (contract) => `${contract.start_date} ~ ${contract.end_date}`],
      });
    },
  }),
  reading({
    words: "contracts show",
    summary: "기업 계약 하나를 기록까지 봐요",
    input: z.object({ id }),
    async run({ services: { db } }, input) {
      const contract = await getContract(db, input.id);
      const { history } = await viewContract(db, contract);
      return {
        facts: {
          "계약 번호": contract.id,
          기업: contract.company,
          계약: contract.name,
          부서: contract.department,
          상태: stateCell(companyContractStatus, contract.status),
          "박스 (계약)": contract.box_count,
          "박스 (만듦)": contract.made_box_count,
          "박스 (보관 중)": contract.stored_box_count,
          기간: `${contract.start_date} ~ ${contract.end_date}`,
          "월 금액 (부가세 별도)": wonCell(contract.monthly_amount),
          장소: placeText(contract.place),
          메모: contract.memo,
        },
        tables: [await historyTable(db, companyContractStatus, history)],
        open: await openOfContract(db, contract),
      };
    },
  }),
  changing({
    words: "contracts create",
    summary: "기업이 전화나 글로 신청한 계약을 적어요. 그다음 금액을 제안해요",
    input: z.object({
      company,
      name: named("계약 이름", typedText(50)),
      boxes: option("수", "박스 수", numberInput(z.int().min(1).max(100_000))),
      months: option("수", "개월 수", numberInput(z.int().min(1).max(120))),
      start: option("날짜", "보관을 시작할 날 (2026-03-02)", dayText),
      postcode: option("우편번호", "박스를 가지러 갈 곳의 우편번호", z.string().trim().min(1)),
      address: option("주소", "주소", typedText(200)),
      detail: option("상세 주소", "건물과 호수", typedText(200)),
      floor: option("층", "층. 지하는 -1 처럼 (기본 1)", numberInput(z.int(), "floor").default(1)),
      carriage: option(
        "방법",
        "STAIRS 계단, EV 엘리베이터 (기본 EV)",
        z.enum(["STAIRS", "EV"]).default("EV"),
      ),
      department: option("부서", "부서", typedText(50).optional()),
      memo: option("글", "메모", typedText(500).optional()),
      reason: reasonOption,
    }),
    problems: {
      not_found:
        "기업이 없거나 기업 회원이 없어요. `pnpm ops companies account` 로 먼저 만들어 주세요.",
    },
    async run({ services, operator }, input) {
      const { company: companyId, reason: why, department, memo } = input;
      const { postcode, address, detail, floor, carriage } = input;
      const made = await makeCompanyContract(services, {
        operatorId: operator.userId,
        companyId,
        reason: why,
        input: {
          name: input.name,
          boxCount: input.boxes,
          months: input.months,
          startDate: input.start,
          place: { postcode, address, detail, floor, carriage },
          ...(department === undefined ? {} : { department }),
          ...(memo === undefined ? {} : { memo }),
        },
      });
      const message = "계약을 적었어요. 이제 금액을 제안해 주세요.";
      return { message, facts: { "계약 번호": made }, made };
    },
  }),
  changing({
    words: "contracts offer",
    summary: "신청한 계약의 월 금액을 제안해요. 기업이 웹에서 수락하면 시작돼요",
    input: z.object({
      id,
      monthly: option(
        "원",
        "월 금액, 부가세 별도 (없으면 요금표대로)",
        numberInput(z.int().positive(), "won").optional(),
      ),
      ...wordsOptions,
    }),
    problems: { state_conflict: whereTo },
    async run({ services, operator }, input) {
      await offerCompanyContract(services, {
        operatorId: operator.userId,
        cid: input.id,
        monthlyAmount: input.monthly,
        ...wordsOf(input),
      });
      const { monthly_amount: monthly } = await getContract(services.db, input.id);
      return {
        message: "제안했어요. 기업이 수락하면 계약이 시작돼요.",
        facts: { "월 금액 (부가세 별도)": wonCell(monthly) },
      };
    },
  }),
  changing({
    words: "contracts undo",
    summary:
      "수락하기 전의 제안(OFFERED)을 거두거나 잘못 끝낸(ENDED) 계약을 되돌려요. 기업에 따로 알리지 않아요",
    input: z.object({ id, reason: reasonOption }),
    problems: {
      state_conflict:
        "운영자가 옮긴 마지막 단계만, 그 뒤에 청구서가 없을 때 되돌릴 수 있어요. 기업이 수락한 계약과 거절한 신청은 되돌리지 못해요.",
    },
    async run({ services, operator }, { id: cid, reason: why }) {
      await undoContractStep(services, { cid, operatorId: operator.userId, reason: why });
      const { status } = await getContract(services.db, cid);
      return { message: `${stateText(companyContractStatus, status)} 상태로 되돌렸어요.` };
    },
  }),
  changing({
    words: "contracts close",
    summary: "신청을 거절하거나(CANCEL) 보관이 끝난 계약을 끝내요(ENDED)",
    input: z.object({
      id,
      to: named("옮길 상태: CANCEL, ENDED", z.enum(["CANCEL", "ENDED"])),
      reason: reasonOption,
      ...messageOption,
    }),
    problems: {
      state_conflict: whyNotClosed,
      boxes_stored:
        "이 계약으로 보관 중인 박스가 있어요. 돌려주거나 폐기하는 작업을 마친 뒤에 끝내 주세요.",
    },
    async run({ services, operator }, { id: cid, to, reason: why, message }) {
      const by = { operatorId: operator.userId, reason: why, message };
      await closeCompanyContract(services, { cid, to, ...by });
      return { message: `${stateText(companyContractStatus, to)} 상태로 옮겼어요.` };
    },
  }),
];

async function whyNotClosed(
  context: CommandContext,
  input: { readonly id: string; readonly to: CompanyContractStatus },
) {
  const { status: from } = await getContract(context.services.db, input.id);
  return canTransition(companyContractStatus, from, input.to, "OPERATOR")
    ? "이 계약에 아직 끝나지 않은 작업이 있어요. `pnpm ops works list` 로 찾아 확인하고 박스를 모두 옮긴 뒤에 끝내 주세요."
    : whereTo(context, input);
}

async function whereTo({ services: { db } }: CommandContext, input: { readonly id: string }) {
  const { status: from } = await getContract(db, input.id);
  const allows = (to: typeof from) => canTransition(companyContractStatus, from, to, "OPERATOR");
  return nextStepsText(companyContractStatus, from, statesWhere(companyContractStatus, allows));
}
