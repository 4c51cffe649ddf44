import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readContract } from "../http/contract/contract-document.ts";
import { contractOperations } from "../http/contract/contract-operations.ts";
import { companyDelivery, contractRequest } from "./companies.ts";
import { draft } from "./drafts.ts";
import { newMember, newSignup } from "./members.ts";
import { socialSignup } from "./people.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await newMember(server)).token;
});
afterAll(() => server.close());

const nasty = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\u0000",
    "\ud800",
    "'; drop table users; --",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "%00",
    "가".repeat(3000),
    "2026-02-30",
    "0000-00-00",
    "9999999999",
  ),
  fc.constantFrom(-1, 0, 1.5, 2 ** 31, 2 ** 53, 1e308, -0.1),
  fc.constantFrom(null, true, [], {}, [[]], { $ref: "#" }),
  fc.string({ unit: "binary" }),
  fc.jsonValue(),
);

/** Good bodies, so that one broken field is reached behind the others. */
const bodies: Readonly<Record<string, object>> = {
  login: { username: "demo", password: "Damadum!2026" },
  signUp: newSignup({ username: "fuzzed-one" }),
  updateMe: { name: "김담아" },
  createAddress: { ...draft.start, name: "집", is_default: false },
  updateAddress: { ...draft.start, name: "집", is_default: false },
  calculateEstimateAmount: draft,
  createEstimate: draft,
  integrateEstimate: { serial: "MV202611200000AAAA", visitor_key: "x".repeat(43) },
  prepareEstimatePayment: { plan: "FULL", method: "CARD" },
  completeEstimatePayment: { imp_uid: "imp_1", merchant_uid: "x".repeat(34) },
  cancelEstimate: {},
  loginWithNaver: { code: "c", state: "s" },
  loginWithKakao: { code: "c" },
  loginWithGoogle: { code: "c", is_app: false },
  loginWithApple: { code: "c", id_token: "t", name: "김담아", sns_id: "001" },
  loginWithTicket: { sns_id: "x".repeat(43) },
  confirmPassword: { passwd: "Damadum!2026" },
  createCertification: { imp_uid: "imp_1", merchant_uid: "ct_".padEnd(35, "x") },
  sendPasswordNumber: { username: "fuzzed-one" },
  verifyPasswordNumber: { username: "fuzzed-one", number: "123456" },
  resetPassword: { username: "fuzzed-one", passwd: "Box!2026go", reset_token: "x".repeat(43) },
  signUpWithTicket: socialSignup("x".repeat(43)),
  certifyMember: { certification_uid: "x".repeat(43) },
  changePassword: { passwd: "Box!2026go" },
  prepareBillingKey: { method: "CARD" },
  createBillingKey: { customer_uid: "cu_".padEnd(35, "x") },
  createBoxContent: { name: "롱패딩", count: 1, file_ids: [] },
  updateBoxContent: { name: "롱패딩", count: 1, file_ids: [] },
  updateOrderBoxContents: { boxes: [{ box_serial: "BX7K3F9QX2M4", contents: [] }] },
  uploadFile: { purpose: "REVIEW" },
  createEstimateReview: { rating: 5, content: "좋아요.", file_ids: [] },
  createCompanyContract: contractRequest,
  prepareCompanyPayment: { method: "CARD" },
  payCompanyPayment: { payment_id: companyDelivery.cid },
  setCompanyDefaultPayment: { payment_id: companyDelivery.cid },
  completeCompanyPayment: { imp_uid: "imp_1", merchant_uid: "x".repeat(34) },
  calculateCompanyDeliveryAmount: companyDelivery,
  createCompanyDelivery: companyDelivery,
  updateCompanyBox: { name: "회계", retention_until: "2031-12-31" },
  receivePaymentWebhook: { imp_uid: "imp_1", merchant_uid: "x" },
};

/** One field anywhere in the body replaced by something else, or something else altogether. */
function broken(body: object): fc.Arbitrary<unknown> {
  const fields = Object.keys(body);
  const one = fc
    .tuple(fc.constantFrom(...fields, "extra"), nasty)
    .map(([field, value]) => ({ ...body, [field]: value }));
  return fc.oneof({ weight: 5, arbitrary: one }, { weight: 1, arbitrary: nasty });
}

/** One has no answer to check, the other takes nothing and would end the member that all others need. */
const leftOut = new Set(["getHealth", "deleteMe"]);
const ids = contractOperations(readContract()).filter(({ id }) => !leftOut.has(id));

describe("bad input never gets through to a 5xx", () => {
  it.each(ids)("$id", async ({ id, parameters }) => {
    const text = fc.oneof(nasty.map((value) => (typeof value === "string" ? value : "x")));
    const names = parameters.map(({ name }) => name);
    const values = fc.array(text, { minLength: names.length, maxLength: names.length });
    const body = bodies[id];
    await fc.assert(
      fc.asyncProperty(
        values,
        body === undefined ? fc.constant(undefined) : broken(body),
        async (given, sent) => {
          const parts = partsOf(parameters, given);
          const answer = await server.api.send<{ message?: string } | undefined>(id, {
            ...parts,
            token,
            ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
          });
          expect(answer.status).toBeLessThan(500);
          const message = answer.status < 400 ? "잘됐어요" : answer.body?.message;
          expect(message).toMatch(/[가-힣]/);
        },
      ),
      { numRuns: 40, seed: 20261120 },
    );
  });
});

function partsOf(parameters: (typeof ids)[number]["parameters"], values: readonly string[]) {
  const group = (place: string) =>
    Object.fromEntries(
      parameters.flatMap((parameter, index) => {
        const value = values[index] ?? "";
        if (parameter.in !== place) return [];
        // An HTTP client cannot even send control characters in a header.
        return [
          [parameter.name, place === "header" ? value.replaceAll(/[^\x20-\x7e]/g, "") : value],
        ];
      }),
    );
  const path = Object.fromEntries(
    Object.entries(group("path")).map(([name, value]) => [name, value.toWellFormed()]),
  );
  return { path, query: group("query"), headers: group("header") };
}
