import { expect, it } from "vitest";

import { readContract } from "../reader/contract.ts";
import { fieldAt } from "./field-words.ts";

const { operations, schemas } = readContract();
const estimate = schemas["EstimateDraft"] ?? {};

it.each([
  ["start.detail", "출발지 상세 주소", "typed"],
  ["start", "출발지", "chosen"],
  ["items.0.count", "짐 개수", "typed"],
  ["box_rental.delivery.date", "박스를 받을 날짜", "chosen"],
  ["move_time", "이사 시간", "chosen"],
  ["helper_count", "추가 인원", "chosen"],
  ["heavy_load", "20kg 이상인 짐 여부", "chosen"],
  ["memo", "요청 사항", "typed"],
  ["total_amount", "total_amount", "typed"],
  ["start.owner.name", "name", "typed"],
  ["box_rental.box_count", "박스 개수", "typed"],
])("fieldAt names %s", (path, label, answer) => {
  expect(fieldAt(estimate, path.split("."))).toMatchObject({ label, answer });
});

it("fieldAt names the request itself when the path is empty", () => {
  expect(fieldAt(estimate, []).label).toBe("보낸 내용");
});

it("openapi.yaml gives every field that a person answers a Korean title", () => {
  // Values that clients obtain elsewhere and pass on; people neither see nor type them.
  const passedOn =
    /^(code|code_verifier|state|is_app|id_token|sns_id|.*_uid|reset_token|content_id|credential_id|client_data|authenticator_data|signature|attestation)$/;
  const untitled = operations.flatMap(({ id, body }) =>
    Object.entries(body?.properties ?? {})
      .filter(([name, { title }]) => title === undefined && !passedOn.test(name))
      .map(([name]) => `${id}: ${name}`),
  );
  expect(untitled).toEqual([]);
});
