import * as domain from "@damadum/domain";
import { ProblemCode } from "@damadum/sdk/model";
import { expect, it } from "vitest";
import { docsDocument } from "./docs-document.ts";

it("docsDocument tells every state, every problem code and the version's changes", () => {
  const { info } = docsDocument();
  const text = JSON.stringify(info);
  const machines = [
    domain.moveStatus,
    domain.storageOrderStatus,
    domain.boxStatus,
    domain.couponStatus,
  ];
  for (const { states } of machines) {
    for (const [state, { label }] of Object.entries(states)) {
      expect(text).toContain(`| \`${state}\` | ${label} | `);
    }
  }
  for (const code of Object.values(ProblemCode)) expect(text).toContain(`| \`${code}\` | `);
  expect(text).toContain("## 계약의 변경");
});
