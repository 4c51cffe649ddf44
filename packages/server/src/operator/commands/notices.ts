import { z } from "zod";
import { listNotices } from "../../features/notice/list-notices.ts";
import { retryNotice } from "../../features/notice/retry-notice.ts";
import { allTemplates } from "../../subject/notices/notice-decisions.ts";
import { registeredPathOf } from "../../subject/notices/notice-template.ts";
import { command } from "../command.ts";
import { limitOption } from "../input/options.ts";
import { nameCell, subjectNames, timeCell } from "../korean.ts";

const statuses = ["PENDING", "SENT", "SKIPPED", "DEAD"] as const;
const statusNames = {
  PENDING: "보낼 것",
  SENT: "보냄",
  SKIPPED: "받을 사람 없음",
  DEAD: "포기함",
} as const;

export const noticeCommands = [
  command({
    words: "notices list",
    summary: "알림을 새 것부터 봐요",
    options: { "--status <상태>": `상태: ${statuses.join(", ")}`, ...limitOption.flags },
    changes: false,
    input: z.object({
      status: z.enum(statuses).optional(),
      limit: limitOption.schema,
    }),
    async run({ services }, { status, limit }) {
      const notices = await listNotices(services, { status, limit });
      const rows = notices.map((notice) => ({
        id: notice.history_id,
        subject: nameCell(subjectNames, notice.subject_kind),
        template: notice.template,
        status: nameCell(statusNames, notice.status),
        attempts: notice.attempts,
        next: timeCell(notice.next_attempt_at),
        at: timeCell(notice.created_at),
        finishedAt: timeCell(notice.finished_at),
        failure: notice.failure,
      }));
      const columns = {
        id: "번호",
        subject: "무엇",
        template: "알림",
        status: "상태",
        attempts: "시도",
        next: "다음 시도",
        at: "때",
        finishedAt: "끝난 때",
        failure: "까닭",
      };
      return { tables: [{ columns, rows }] };
    },
  }),
  command({
    words: "notices retry",
    summary: "포기한 알림(DEAD)을 다시 보내요",
    parameters: { id: "알림 번호" },
    changes: true,
    input: z.object({ id: z.coerce.number().int().positive() }),
    problems: {
      state_conflict:
        "포기한 알림(DEAD)만 다시 보내요. `pnpm ops notices list --status DEAD` 로 볼 수 있어요.",
    },
    async run({ services }, { id }) {
      await retryNotice(services, id);
      return { message: "곧 다시 보내요." };
    },
  }),
  command({
    words: "notices templates",
    summary: "알림톡에 등록할 글을 모두 봐요",
    changes: false,
    input: z.object({}),
    async run() {
      const rows = allTemplates.map(({ code, text, button }) => ({
        code,
        text,
        button: button.name,
        path: registeredPathOf(button),
      }));
      const columns = { code: "코드", text: "글", button: "버튼", path: "주소" };
      return { tables: [{ columns, rows }] };
    },
  }),
];
