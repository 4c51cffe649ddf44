import type { Frozen } from "@damadum/contract";
import type { CompanyDeliveryDraft } from "@damadum/sdk/model";
import type { TestCompany } from "./companies.ts";
import type { TestServer } from "./test-server.ts";

/** Requests of a company about works of one contract. */
export function worksOf(
  server: TestServer,
  { company, cid }: { readonly company: TestCompany; readonly cid: string },
) {
  const { token } = company;
  return {
    requestWork: (draft: Frozen<Omit<CompanyDeliveryDraft, "cid">>, changes: object = {}) =>
      server.api.ok("createCompanyDelivery", { token, body: { cid, ...draft, ...changes } }),
    problem: (draft: object) =>
      server.api.problem("createCompanyDelivery", { token, body: { cid, ...draft } }),
    boxesOf: async (wkId: string) => {
      const sent = { token, path: { wk_id: wkId }, query: { limit: "100" } };
      return (await server.api.ok("listCompanyWorkBoxes", sent)).items;
    },
  };
}
