import { damageKinds, damageReportStatus, formatWon } from "@damadum/domain";
import type { DamageReportStatus } from "@damadum/domain";
import { z } from "zod";
import { answerDamageReport } from "../../damage/damage-report/answer-damage-report.ts";
import { pictureOfReport } from "../../damage/damage-report/picture-of-report.ts";
import { findReportForOperator, findSentReports } from "../../damage/damage-report/store.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { findHistory } from "../../subject/history.ts";
import { changing, reading, listOf } from "../command.ts";
import { named, option } from "../input/inputs.ts";
import {
  listByStatus,
  listedId,
  messageOption,
  numberInput,
  wordsOf,
  wordsOptions,
} from "../input/options.ts";
import { labelCell, phoneEnd, stateCell, timeCell, wonCell } from "../korean.ts";
import { openOfReport } from "../open-commands.ts";
import { historyTable } from "../tables.ts";

const idInput = named("신고 번호", listedId);
const problems = {
  not_found: "그 번호의 신고가 없어요. `pnpm ops damage list` 로 확인해 주세요.",
  state_conflict: "보낸 신고에 한 번만 답할 수 있어요. `pnpm ops damage show` 로 확인해 주세요.",
};

export const commands = [
  reading({
    words: "damage list",
    summary: "고객이 보낸 파손 신고를 오래된 것부터 봐요. 10영업일 안에 답해요",
    ...listByStatus(damageReportStatus),
    async run({ services }, filter) {
      return listOf(await findSentReports(services.db, filter), {
        id: ["신고 번호", (report) => report.id],
        about: ["박스·이사", (report) => report.serial],
        status: ["상태", (report) => stateCell(damageReportStatus, report.status)],
        item: ["물건", (report) => report.item],
        kind: ["무슨 일", (report) => labelCell(damageKinds, report.kind)],
        customer: ["고객", (report) => report.name],
        phone: ["전화 끝", (report) => phoneEnd(report.phone_number)],
        at: ["보낸 때", (report) => timeCell(report.sent_at)],
        amount: ["배상금", (report) => wonCell(report.amount)],
      });
    },
  }),
  reading({
    words: "damage show",
    summary: "파손 신고 하나를 기록까지 봐요",
    input: z.object({ id: idInput }),
    problems,
    async run({ services: { db } }, { id }) {
      const report = await findReportForOperator(db, id);
      if (report === null || report.sent_at === null) throw new ProblemError("not_found");
      const subject = { kind: "DAMAGE_REPORT", id } as const;
      const history = await findHistory<DamageReportStatus>(db, subject);
      return {
        facts: {
          [report.box_id === null ? "이사" : "박스"]: report.serial,
          고객: report.name,
          상태: stateCell(damageReportStatus, report.status),
          물건: report.item,
          "무슨 일": labelCell(damageKinds, report.kind),
          설명: report.description,
          "대략의 가격": wonCell(report.price),
          "구입 연도": report.bought_year,
          배상금: wonCell(report.amount),
          답변: report.answer,
        },
        tables: [await historyTable(db, damageReportStatus, history)],
        open: openOfReport(report.status),
      };
    },
  }),
  reading({
    words: "damage photos",
    summary: "파손 신고의 사진을 한 장에 나란히 저장해요",
    writes: "photos",
    input: z.object({ id: idInput, photos: named("만들 파일 (damage.jpg)", z.string().min(1)) }),
    problems: { not_found: "그 번호의 신고가 없거나, 신고에 사진이 없어요." },
    async run({ services }, { id, photos }) {
      const { bytes, order } = await pictureOfReport(services, id);
      return {
        message: `왼쪽 위부터 ${order}이에요.`,
        file: { name: photos, base64: Buffer.from(bytes).toString("base64") },
      };
    },
  }),
  changing({
    words: "damage accept",
    summary: "파손을 배상하기로 해요. 고객에게 알리고, 보낼 배상금에 올라가요",
    input: z.object({
      id: idInput,
      amount: named("배상금 (원)", numberInput(z.int().min(1).max(100_000_000), "won")),
      ...wordsOptions,
    }),
    problems,
    async run({ services, operator }, { id, amount, ...words }) {
      const decision = { id, amount, operatorId: operator.userId, ...wordsOf(words) };
      await answerDamageReport(services, decision);
      return {
        message: `${formatWon(amount)}을 배상하기로 하고 고객에게 알려요. 보낸 뒤 \`pnpm ops compensations record\` 로 적어 주세요.`,
      };
    },
  }),
  changing({
    words: "damage decline",
    summary: "파손을 배상하지 않아요. 이유를 고객에게 알려요",
    input: z.object({
      id: idInput,
      message: option("글", "배상하지 않는 이유. 고객이 읽어요", messageOption.message.unwrap()),
      note: wordsOptions.note,
    }),
    problems,
    async run({ services, operator }, { id, ...words }) {
      const decision = { id, amount: null, operatorId: operator.userId, ...wordsOf(words) };
      await answerDamageReport(services, decision);
      return { message: "배상하지 않기로 하고 고객에게 알려요." };
    },
  }),
];
