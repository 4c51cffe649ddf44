import { z } from "zod";
import { allTemplates, noticeName } from "../../subject/notices/notice-decisions.ts";
import { registeredPathOf } from "../../subject/notices/notice-template.ts";
import { changing, reading, listOf, tableOf } from "../command.ts";
import { named, option } from "../input/inputs.ts";
import { numberInput, pageOptions } from "../input/options.ts";
import { nameCell, subjectNames, timeCell } from "../korean.ts";
import { listNotices, retryNotice } from "../../platform/notice/notices.ts";

const statuses = ["PENDING", "SENT", "SKIPPED", "DEAD"] as const;
const statusNames = {
  PENDING: "보낼 것",
  SENT: "보냄",
  SKIPPED: "받을 사람 없음",
  DEAD: "포기함",
} as const;

export const commands = [
  reading({
    words: "notices list",
    summary: "알림을 새 것부터 봐요",
    input: z.object({
      status: option("상태", `상태: ${statuses.join(", ")}`, z.enum(statuses).optional()),
      ...pageOptions,
    }),
    async run({ services }, filter) {
      return listOf(await listNotices(services, filter), {
        id: ["번호", (notice) => notice.history_id],
        subject: ["무엇", (notice) => nameCell(subjectNames, notice.subject_kind)],
        template: ["알림", ({ template }) => ({ value: template, text: noticeName(template) })],
        status: ["상태", (notice) => nameCell(statusNames, notice.status)],
        attempts: ["시도", (notice) => notice.attempts],
        next: ["다음 시도", (notice) => timeCell(notice.next_attempt_at)],
        at: ["때", (notice) => timeCell(notice.created_at)],
        finishedAt: ["끝난 때", (notice) => timeCell(notice.finished_at)],
        failure: ["까닭", (notice) => notice.failure],
      });
    },
  }),
  changing({
    words: "notices retry",
    summary: "포기한 알림(DEAD)을 다시 보내요",
    input: z.object({ id: named("알림 번호", numberInput(z.int().positive())) }),
    problems: {
      state_conflict:
        "포기한 알림(DEAD)만 다시 보내요. `pnpm ops notices list` 에서 이 상태로 골라 볼 수 있어요.",
    },
    async run({ services }, { id }) {
      await retryNotice(services, id);
      return { message: "곧 다시 보내요." };
    },
  }),
  reading({
    words: "notices templates",
    summary: "알림톡에 등록할 글을 모두 봐요",
    input: z.object({}),
    async run() {
      const table = tableOf(allTemplates, {
        code: ["코드", (template) => template.code],
        text: ["글", (template) => template.text],
        button: ["버튼", (template) => template.button.name],
        path: ["주소", (template) => registeredPathOf(template.button)],
      });
      return { tables: [table] };
    },
  }),
];
