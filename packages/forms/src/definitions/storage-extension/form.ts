import { ExtensionDraft as body } from "@damadum/sdk/requests";
import type { ExtensionDraft } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/storage-extension.ts";

export const storageExtensionForm = defineForm<ExtensionDraft>()({
  id: "storage-extension",
  body,
  compiled,
  steps: [
    {
      id: "months",
      name: "기간",
      fields: [
        {
          path: "months",
          title: "더 보관할 기간(개월)",
          widget: "counter",
          plain: 1,
        },
      ],
    },
  ],
  pricedFrom: ["months"],
  submitLabel: "기간 연장하기",
});
