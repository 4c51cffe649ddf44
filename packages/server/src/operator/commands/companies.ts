import { companyContractStatus, companyWorkStatus, type CompanyWorkStatus } from "@damadum/domain";
import { z } from "zod";
import { activateCompanyContract } from "../../features/company-contract/activate-company-contract.ts";
import { closeCompanyContract } from "../../features/company-contract/close-company-contract.ts";
import { advanceCompanyWork } from "../../features/company-work/advance-company-work.ts";
import { moveCompanyWorkBoxes } from "../../features/company-work/move-company-work-boxes.ts";
import { makeCompanyAccount } from "../../features/company/make-company-account.ts";
import { command, limitOption, reasonOption } from "../command.ts";
import { stateText, timeText, wonText } from "../korean.ts";
import { findCompanies, findContracts, findWorks } from "../lists/company-lists.ts";

const id = z.uuid("번호는 목록에 나온 그대로 적어 주세요");
const reason = reasonOption.schema;
const workStatus = z.custom<CompanyWorkStatus>(
  (text) => typeof text === "string" && Object.hasOwn(companyWorkStatus.states, text),
  "없는 상태예요",
);
const limitOnly = z.object({ limit: limitOption.schema });

export const companyCommands = [
  command({
    words: "companies list",
    summary: "기업을 이름 순으로 봐요",
    options: limitOption.flags,
    changes: false,
    input: limitOnly,
    async run({ services: { db } }, { limit }) {
      const columns = {
        id: "기업 번호",
        name: "이름",
        registration: "사업자등록번호",
        boxes: "박스",
        users: "아이디",
        at: "만든 때",
      };
      const rows = (await findCompanies(db, limit)).map((company) => ({
        id: company.id,
        name: company.name,
        registration: company.registration_number,
        boxes: company.box_count,
        users: company.usernames,
        at: timeText(company.created_at),
      }));
      return { tables: [{ columns, rows }] };
    },
  }),
  command({
    words: "companies account",
    summary: "기업 회원을 만들고 비밀번호를 한 번 보여 줘요",
    parameters: { username: "아이디" },
    options: {
      "--company <이름이나 번호>": "새 기업의 이름, 또는 있는 기업의 번호",
      "--registration <번호>": "새 기업의 사업자등록번호",
      "--name <이름>": "담당자 이름",
      "--phone <전화>": "담당자 전화",
      "--email <전자우편>": "담당자 전자우편",
    },
    changes: true,
    input: z.object({
      username: z.string().trim().min(1),
      company: z.string().trim().min(1).max(100),
      registration: z.string().trim().optional(),
      name: z.string().trim().min(1).max(50),
      phone: z.string().trim().min(9),
      email: z.email().optional(),
    }),
    async run({ services, operator }, given) {
      const passwd = `${services.ids.secret().slice(0, 14)}-9a`;
      const isKnown = id.safeParse(given.company).success;
      const made = await makeCompanyAccount(services, {
        operatorId: operator.userId,
        company: isKnown
          ? { id: given.company }
          : { name: given.company, registrationNumber: given.registration ?? null },
        username: given.username,
        passwd,
        name: given.name,
        phoneNumber: given.phone,
        email: given.email ?? null,
      });
      return {
        message: "기업 회원을 만들었어요. 비밀번호는 다시 볼 수 없어요.",
        facts: { 아이디: given.username, 비밀번호: passwd, "기업 번호": made.companyId },
      };
    },
  }),
  command({
    words: "contracts list",
    summary: "기업 계약을 새 것부터 봐요",
    options: limitOption.flags,
    changes: false,
    input: limitOnly,
    async run({ services: { db } }, { limit }) {
      const columns = {
        id: "계약 번호",
        company: "기업",
        name: "계약",
        status: "상태",
        boxes: "박스",
        stored: "보관 중",
        monthly: "월 금액",
        period: "기간",
      };
      const rows = (await findContracts(db, limit)).map((contract) => ({
        id: contract.id,
        company: contract.company,
        name: contract.name,
        status: stateText(companyContractStatus, contract.status),
        boxes: contract.box_count,
        stored: contract.stored_box_count,
        monthly: contract.monthly_amount === null ? null : wonText(contract.monthly_amount),
        period: `${contract.start_date} ~ ${contract.end_date}`,
      }));
      return { tables: [{ columns, rows }] };
    },
  }),
  command({
    words: "contracts activate",
    summary: "기업의 계약 신청을 받아들여요",
    parameters: { id: "계약 번호" },
    options: {
      "--monthly <원>": "월 금액, 부가세 별도 (없으면 요금표대로)",
      ...reasonOption.flags,
    },
    changes: true,
    input: z.object({ id, monthly: z.coerce.number().int().positive().optional(), reason }),
    async run({ services, operator }, given) {
      await activateCompanyContract(services, {
        operatorId: operator.userId,
        cid: given.id,
        monthlyAmount: given.monthly,
        reason: given.reason,
      });
      return { message: "계약을 시작했어요." };
    },
  }),
  command({
    words: "contracts close",
    summary: "신청을 거절하거나(CANCEL) 보관이 끝난 계약을 끝내요(ENDED)",
    parameters: { id: "계약 번호", to: "CANCEL 또는 ENDED" },
    options: reasonOption.flags,
    changes: true,
    input: z.object({ id, to: z.enum(["CANCEL", "ENDED"]), reason }),
    async run({ services, operator }, { id: cid, to, reason: why }) {
      const by = { operatorId: operator.userId, reason: why };
      await closeCompanyContract(services, { cid, to, ...by });
      return { message: `${stateText(companyContractStatus, to)} 상태로 옮겼어요.` };
    },
  }),
  command({
    words: "works list",
    summary: "기업 작업을 새 것부터 봐요",
    options: {
      "--status <상태>": `상태: ${Object.keys(companyWorkStatus.states).join(", ")}`,
      ...limitOption.flags,
    },
    changes: false,
    input: z.object({ status: workStatus.optional(), limit: limitOption.schema }),
    async run({ services: { db } }, { status, limit }) {
      const columns = {
        id: "작업 번호",
        company: "기업",
        kind: "종류",
        status: "상태",
        boxes: "박스",
        at: "약속",
        total: "금액",
      };
      const rows = (await findWorks(db, { status, limit })).map((work) => ({
        id: work.id,
        company: work.company,
        kind: work.kind,
        status: stateText(companyWorkStatus, work.status),
        boxes: work.box_count,
        at: work.appointment_date && `${work.appointment_date} ${work.appointment_time ?? ""}`,
        total: wonText(work.total_amount),
      }));
      return { tables: [{ columns, rows }] };
    },
  }),
  command({
    words: "works advance",
    summary: "기업 작업을 확인하거나(CONFIRM) 끝내요(COMPLETE)",
    parameters: { id: "작업 번호", to: "CONFIRM 또는 COMPLETE" },
    options: reasonOption.flags,
    changes: true,
    input: z.object({ id, to: z.enum(["CONFIRM", "COMPLETE"]), reason }),
    async run({ services, operator }, { id: wkId, to, reason: why }) {
      const by = { operatorId: operator.userId, reason: why };
      await advanceCompanyWork(services, { wkId, to, ...by });
      return { message: `${stateText(companyWorkStatus, to)} 상태로 옮겼어요.` };
    },
  }),
  command({
    words: "works move-boxes",
    summary: "확인한 작업의 박스를 다음 상태로 옮겨요",
    parameters: { id: "작업 번호" },
    options: reasonOption.flags,
    changes: true,
    input: z.object({ id, reason }),
    async run({ services, operator }, { id: wkId, reason: why }) {
      const by = { operatorId: operator.userId, reason: why };
      await moveCompanyWorkBoxes(services, { wkId, ...by });
      return { message: "박스를 다음 상태로 옮겼어요." };
    },
  }),
];
