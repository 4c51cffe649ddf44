import { consentDocuments } from "@damadum/domain";

import { defineField } from "../../theme/define.ts";
import { agreedKinds, toConsents } from "./consent-answers.ts";

/** The first step of every signup: consents come before any other question. */
export const consentsStep = {
  id: "consents",
  name: "약관 동의",
  title: "약관을 읽고 동의해 주세요",
  fields: [
    defineField({
      path: "consents",
      widget: "consents",
      plain: toConsents(new Set(consentDocuments.map(({ kind }) => kind))),
      review: (answer) => {
        const agreed = agreedKinds(answer);
        return consentDocuments.map(
          ({ kind, label }) => `${label}: ${agreed.has(kind) ? "예" : "아니요"}`,
        );
      },
      // Each with the version that was shown, including refused ones.
      toRequest: (answer) => toConsents(agreedKinds(answer)),
    }),
  ],
} as const;
