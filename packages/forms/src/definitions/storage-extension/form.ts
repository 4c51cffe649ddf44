import { ExtensionDraft as body } from "@damadum/contract/requests";
import { requiredMessages } from "@damadum/domain";
import type { ExtensionDraft } from "@damadum/sdk";

import { defineForm } from "../../engine/definition/define-form.ts";
import { compiled } from "../../generated/forms/storage-extension.ts";

/** The months by which a contract is extended. */
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
          options: { unit: "개월" },
          required: requiredMessages.storagePeriod,
          plain: 1,
        },
      ],
    },
  ],
  pricedFrom: ["months"],
  submitLabel: "기간 연장하기",
});
