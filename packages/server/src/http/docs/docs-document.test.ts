import * as domain from "@damadum/domain";
import { ProblemCode } from "@damadum/sdk/model";
import { expect, it } from "vitest";
import { docsDocument } from "./docs-document.ts";
import { versionsOf } from "./operation-notes.ts";

it("docsDocument tells who uses an operation, what it refuses and since when it exists", () => {
  const paths = Object(docsDocument()["paths"]);
  const { description } = paths["/api/estimates/{serial}/review"].post;
  expect(description).toContain("**버전 0.1.0 부터**");
  expect(description).toContain("review");
  expect(description).toContain("| `review_exists` | 409 | 이미 후기를 썼어요. |");
  expect(description).not.toContain("slot_full");
  expect(paths["/api/payments/webhook"].post.description).toContain("결제 대행사의 결제 알림");
});

it("versionsOf finds the section in which an operation appeared", () => {
  const changelog = "# x\n\n## 2.1.0 (2026-12-01)\n\n- **안전** 작업 getOne: GET /one 새로 생김\n";
  expect([...versionsOf(changelog)]).toEqual([["getOne", "2.1.0"]]);
});

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
