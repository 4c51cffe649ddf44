import { CompanyBoxUpdate as body } from "@damadum/sdk/requests";
import type { CompanyBoxUpdate } from "@damadum/sdk";

import { compiled } from "../../generated/forms/company-box.ts";
import { defineForm } from "../../theme/define.ts";

/** An emptied text is cleared instead of staying unchanged. */
const clearedText = (answer: unknown) => answer ?? "";

export const companyBoxForm = defineForm<CompanyBoxUpdate>()({
  id: "company-box",
  body,
  compiled,
  steps: [
    {
      id: "box",
      name: "박스 정보",
      fields: [
        { path: "name", placeholder: "2026년 회계 증빙", toRequest: clearedText },
        { path: "department", placeholder: "경영지원팀", toRequest: clearedText },
        {
          path: "contents",
          widget: "textarea",
          placeholder: "전표, 영수증",
          toRequest: clearedText,
        },
        {
          path: "retention_until",
          widget: "text",
          options: { inputType: "date" },
          help: "이날까지는 폐기하기 전에 한 번 더 여쭤봐요. 비워 두면 기한이 없어요.",
          toRequest: (answer) => answer ?? null,
        },
        { path: "memo", widget: "textarea", toRequest: clearedText },
      ],
    },
  ],
  submitLabel: "저장하기",
});
