import {
  boxStatus,
  companyWorkKinds,
  companyWorkStatus,
  type CompanyWorkStatus,
} from "@damadum/domain";
import { z } from "zod";
import { advanceCompanyWork } from "../../company/company-work/advance-company-work.ts";
import { cancelCompanyWork } from "../../company/company-work/cancel-company-work.ts";
import { moveCompanyWorkBoxes } from "../../company/company-work/move-company-work-boxes.ts";
import { undoWorkStep } from "../../company/company-work/undo-work-step.ts";
import { companySubject } from "../../company/company/subjects.ts";
import { findHistory } from "../../subject/history.ts";
import { changing, reading, listOf, tableOf, type CommandContext } from "../command.ts";
import { named } from "../input/inputs.ts";
import {
  earlyOption,
  listOfCompany,
  listedId,
  messageOption,
  reasonOption,
  wordsOf,
  wordsOptions,
} from "../input/options.ts";
import {
  labelCell,
  phoneText,
  placeText,
  stateCell,
  stateText,
  timeCell,
  wonCell,
} from "../korean.ts";
import { findBoxesOfWork, findWorks, getContactOfWork, getWork } from "../lists/company-lists.ts";
import { openOfWork } from "../open-commands.ts";
import { historyTable } from "../tables.ts";

const id = named("작업 번호", listedId);
/** Boxes of one work that are shown at most. */
const MAX_BOXES = 500;

/** The next step for each status. */
const nextSteps: Readonly<Record<CompanyWorkStatus, string>> = {
  WAIT: "신청을 확인해 주세요.",
  CONFIRM: "박스를 끝까지 옮기고, 옮긴 달을 청구하면 다음 상태가 돼요.",
  INVOICE_COMPLETE: "기업이 결제하면 다음 상태가 돼요.",
  PAYMENT: "박스를 모두 옮긴 뒤 작업을 끝내 주세요.",
  COMPLETE: "이미 끝난 작업이에요.",
  CANCEL: "이미 취소한 작업이에요.",
};

export const commands = [
  reading({
    words: "works list",
    summary: "기업 작업을 새 것부터 봐요",
    ...listOfCompany(companyWorkStatus),
    async run({ services: { db } }, filter) {
      return listOf(await findWorks(db, filter), {
        id: ["작업 번호", (work) => work.id],
        company: ["기업", (work) => work.company],
        kind: ["종류", (work) => labelCell(companyWorkKinds, work.kind)],
        status: ["상태", (work) => stateCell(companyWorkStatus, work.status)],
        boxes: ["박스", (work) => work.box_count],
        at: ["약속", appointmentOf],
        movedOn: ["옮긴 날", (work) => work.moved_on],
        total: ["금액", (work) => wonCell(work.total_amount)],
      });
    },
  }),
  reading({
    words: "works show",
    summary: "기업 작업 하나를 담당자, 박스, 기록까지 봐요",
    input: z.object({ id }),
    async run({ services: { db } }, input) {
      const work = await getWork(db, input.id);
      const history = await findHistory<CompanyWorkStatus>(db, companySubject.work(work.id));
      const contact = await getContactOfWork(db, work.id);
      const boxes = await findBoxesOfWork(db, work.id, MAX_BOXES);
      const { open, reason } = await openOfWork(db, work);
      return {
        facts: {
          "작업 번호": work.id,
          기업: work.company,
          담당자: contact.name,
          전화: phoneText(contact.phone_number),
          계약: work.contract,
          종류: labelCell(companyWorkKinds, work.kind),
          상태: stateCell(companyWorkStatus, work.status),
          박스: work.box_count,
          약속: appointmentOf(work),
          "박스를 다 옮긴 날": work.moved_on,
          장소: work.place && placeText(work.place),
          금액: wonCell(work.total_amount),
          청구서: work.invoice_number,
          메모: work.memo,
          "만든 때": timeCell(work.created_at),
          다음: reason ?? nextSteps[work.status],
        },
        tables: [
          {
            title: "박스",
            ...tableOf(boxes, {
              number: ["번호", (box) => box.number],
              serial: ["박스 번호", (box) => box.serial],
              status: ["상태", (box) => stateCell(boxStatus, box.status)],
            }),
          },
          await historyTable(db, companyWorkStatus, history),
        ],
        open: boxes.length > 0 ? [...open, "boxes labels"] : open,
      };
    },
  }),
  changing({
    words: "works advance",
    summary: "기업 작업을 확인하거나(CONFIRM) 끝내요(COMPLETE)",
    input: z.object({
      id,
      to: named("옮길 상태: CONFIRM, COMPLETE", z.enum(["CONFIRM", "COMPLETE"])),
      ...wordsOptions,
    }),
    problems: { state_conflict: whereTo },
    async run({ services, operator }, { id: wkId, to, ...words }) {
      const by = { operatorId: operator.userId, ...wordsOf(words) };
      await advanceCompanyWork(services, { wkId, to, ...by });
      return { message: `${stateText(companyWorkStatus, to)} 상태로 옮겼어요.` };
    },
  }),
  changing({
    words: "works undo",
    summary:
      "작업에서 잘못한 마지막 일을 되돌려요: 확인, 종료, 박스를 옮긴 단계. 기업에 따로 알리지 않아요",
    input: z.object({ id, reason: reasonOption }),
    problems: {
      state_conflict:
        "운영자가 한 마지막 일만, 그 박스에 다른 일이 없을 때 되돌릴 수 있어요. 취소, 청구, 폐기는 되돌리지 못해요.",
    },
    async run({ services, operator }, { id: wkId, reason }) {
      await undoWorkStep(services, { wkId, operatorId: operator.userId, reason });
      const { status } = await getWork(services.db, wkId);
      return { message: `되돌렸어요. 지금은 ${stateText(companyWorkStatus, status)} 상태예요.` };
    },
  }),
  changing({
    words: "works cancel",
    summary: "작업 신청을 거절하거나, 나르기 전의 작업을 취소해요. 잡아 둔 박스는 풀려요",
    input: z.object({ id, reason: reasonOption, ...messageOption }),
    problems: {
      state_conflict: async (context, input) =>
        `청구하기 전, 박스를 나르기 전의 작업만 취소할 수 있어요.\n${await whereTo(context, input)}`,
    },
    async run({ services, operator }, { id: wkId, ...words }) {
      await cancelCompanyWork(services, { wkId, operatorId: operator.userId, ...words });
      return { message: "작업을 취소하고 박스를 풀었어요." };
    },
  }),
  changing({
    words: "works move-boxes",
    summary: "확인한 작업의 박스를 다음 상태로 옮겨요",
    input: z.object({ id, note: wordsOptions.note, ...earlyOption }),
    problems: {
      state_conflict: async (context, input) =>
        `옮길 박스가 없거나 아직 확인하지 않은 작업이에요.\n${await whereTo(context, input)}`,
    },
    async run({ services, operator }, { id: wkId, note = null, early }) {
      const by = { early, operatorId: operator.userId, reason: note };
      await moveCompanyWorkBoxes(services, { wkId, ...by });
      return { message: "박스를 다음 상태로 옮겼어요." };
    },
  }),
];

type Work = Awaited<ReturnType<typeof getWork>>;

function appointmentOf(work: Pick<Work, "appointment_date" | "appointment_time">): string | null {
  return work.appointment_date && `${work.appointment_date} ${work.appointment_time ?? ""}`;
}

async function whereTo({ services: { db } }: CommandContext, input: { readonly id: string }) {
  const { status } = await getWork(db, input.id);
  return `지금은 ${stateText(companyWorkStatus, status)} 상태예요. ${nextSteps[status]}`;
}
