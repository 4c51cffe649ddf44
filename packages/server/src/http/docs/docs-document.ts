import { readFileSync } from "node:fs";
import { bundle, contractFiles, readContract } from "@damadum/contract/reader";
import * as domain from "@damadum/domain";
import type { Actor, StateMachine } from "@damadum/domain";
import { problemRows } from "../problem.ts";
import { operationNotes } from "./operation-notes.ts";

const CHANGELOG = new URL("../../../../../openapi/CHANGELOG.md", import.meta.url);

const actors: Readonly<Record<Actor, string>> = {
  MEMBER: "회원",
  COMPANY: "기업",
  OPERATOR: "운영자",
  SYSTEM: "시스템",
};

/** The Korean name of each state table, by its export of domain. */
const names: Readonly<Record<string, string>> = {
  moveStatus: "운송 주문",
  storageOrderStatus: "보관 주문",
  storageContractStatus: "보관 계약",
  contractChangeStatus: "보관 계약 변경",
  storageChargeStatus: "보관료 청구",
  boxStatus: "박스",
  deliveryStep: "배송 단계",
  paymentStatus: "결제",
  customPaymentStatus: "추가 결제",
  couponStatus: "쿠폰",
  damageReportStatus: "파손 신고",
  companyContractStatus: "기업 계약",
  companyWorkStatus: "기업 방문",
  companyInvoiceStatus: "기업 청구서",
  companyPaymentStatus: "기업 결제",
};

function isMachine(value: unknown): value is StateMachine<string> {
  return typeof value === "object" && value !== null && "transitions" in value && "states" in value;
}

/** Every state table of domain. @throws when one has no name here */
function stateTables(): string {
  const machines = Object.entries<unknown>(domain).flatMap(([key, value]) =>
    isMachine(value) ? [{ key, machine: value }] : [],
  );
  return machines
    .map(({ key, machine }) => {
      const name = names[key];
      if (name === undefined) throw new Error(`${key} needs a Korean name in docs-document.ts`);
      return `### ${name}\n\n${tableOf(machine)}`;
    })
    .join("\n\n");
}

function tableOf({ states, transitions }: StateMachine<string>): string {
  const rows = Object.entries(states).map(([state, { label }]) => {
    const next = transitions
      .filter(({ from }) => from === state)
      .map(({ to, by, boxes, legs }) => {
        const only = boxes
          ? [boxes === "WITH" ? "박스를 빌렸을 때" : "박스를 빌리지 않았을 때"]
          : [];
        const who = by.map((actor) => actors[actor]).join("·");
        return `\`${to}\` (${[who, ...only, ...(legs ?? [])].join(", ")})`;
      });
    return `| \`${state}\` | ${label} | ${next.join("<br>") || "없음"} |`;
  });
  return ["| 상태 | 이름 | 다음 상태 (누가) |", "|---|---|---|", ...rows].join("\n");
}

function problemTable(): string {
  const rows = problemRows().map(
    ({ code, status, messages }) => `| \`${code}\` | ${status} | ${messages.join("<br>")} |`,
  );
  return ["| 코드 | HTTP | 문장 |", "|---|---|---|", ...rows].join("\n");
}

/**
 * The contract for the reference page: on this server's own address, with state tables, the sentence of every problem
 * code and what each version changed in its description; each operation tells its age, its problems and who uses it.
 */
export function docsDocument(): Record<string, unknown> {
  // Without servers the page sends to where it came from.
  const { servers: _, ...document } = bundle(contractFiles()).document;
  const info = Object(document["info"]);
  const changelog = readFileSync(CHANGELOG, "utf8");
  const notesOf = operationNotes(document, changelog);
  const paths = structuredClone(Object(document["paths"]));
  for (const operation of readContract().operations) {
    const part = paths[operation.path][operation.method];
    part.description = `${part.description}\n\n${notesOf(operation)}`;
  }
  const changes = changelog.replaceAll(/^#+ /gm, (marks) => `#${marks}`);
  const description = [
    info.description,
    `## 상태\n\n${stateTables()}`,
    `## 오류 코드\n\n${problemTable()}`,
    changes,
  ].join("\n\n");
  return { ...document, paths, info: { ...info, description } };
}
