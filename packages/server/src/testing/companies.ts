import type { BoxStatus } from "@damadum/domain";
import { inTransaction } from "../db/transaction.ts";
import { offerCompanyContract } from "../company/company-contract/offer-company-contract.ts";
import { changeBoxes } from "../company/company-box/change-boxes.ts";
import { makeBoxes } from "../company/company-box/make-boxes.ts";
import { makeCompanyAccount } from "../company/company/make-company-account.ts";
import { insertPerson } from "../company/company/store.ts";
import type { CompanyContractRequest } from "@damadum/sdk/model";
import type { TestServer } from "./test-server.ts";
import { lockContract } from "../company/contract-state/read-contracts.ts";

let count = 0;

/** An operator, who acts only through verbs and never logs in. */
async function newOperator({ services }: TestServer): Promise<string> {
  count += 1;
  const id = services.ids.uuid();
  await inTransaction(services.db, (tx) =>
    insertPerson(tx, {
      id,
      username: `operator-${count}`,
      type: "ID",
      role: "OPERATOR",
      name: "운영자",
      gender: "U",
      created_at: services.clock(),
    }),
  );
  return id;
}

export async function newCompany(server: TestServer) {
  count += 1;
  const operatorId = await newOperator(server);
  const username = `company-${count}`;
  const made = await makeCompanyAccount(server.services, {
    company: { name: "담아상사", registrationNumber: null },
    username,
    name: "이담당",
    phoneNumber: "0212345678",
    email: null,
  });
  const body = { username, password: made.password };
  const { access_token: token } = await server.api.ok("login", { path: { type: "id" }, body });
  return { ...made, username, operatorId, token };
}

/** Another logged-in user of a company. */
export async function newColleague(
  server: TestServer,
  { companyId }: Pick<TestCompany, "companyId">,
) {
  count += 1;
  const username = `colleague-${count}`;
  const { userId, password } = await makeCompanyAccount(server.services, {
    company: { id: companyId },
    username,
    name: "박동료",
    phoneNumber: "0212345679",
    email: null,
  });
  const body = { username, password };
  const { access_token: token } = await server.api.ok("login", { path: { type: "id" }, body });
  return { userId, token, password };
}

export type TestCompany = Awaited<ReturnType<typeof newCompany>>;

export const contractRequest: CompanyContractRequest = {
  name: "2026년 문서 보관",
  department: "경영지원팀",
  box_count: 500,
  months: 36,
  start_date: "2026-12-01",
  place: {
    postcode: "04769",
    address: "서울 성동구 왕십리로 83-21",
    detail: "3층 문서고",
    floor: 3,
    carriage: "EV",
  },
};

export async function newActiveContract(
  server: TestServer,
  company: TestCompany,
  changes: Partial<CompanyContractRequest> & { readonly monthlyAmount?: number } = {},
): Promise<string> {
  const { monthlyAmount, ...request } = changes;
  const body = { ...contractRequest, ...request };
  const { token, operatorId } = company;
  const { cid } = await server.api.ok("createCompanyContract", { token, body });
  await offerCompanyContract(server.services, { operatorId, cid, monthlyAmount, reason: null });
  await acceptOffer(server, { token, cid });
  return cid;
}

/** Accepts the price that a company was offered, as its user sees it. */
export async function acceptOffer(
  { api }: TestServer,
  { token, cid }: { readonly token: string; readonly cid: string },
): Promise<void> {
  const path = { cid };
  const { monthly_amount } = await api.ok("getCompanyContract", { token, path });
  if (monthly_amount === null) throw new Error("Nothing was offered");
  await api.ok("acceptCompanyContract", { token, path, body: { monthly_amount } });
}

/** Boxes of a contract, moved through these states in turn; returns their ids in order. */
export async function newBoxes(
  { services }: TestServer,
  options: {
    readonly cid: string;
    readonly count: number;
    readonly through?: readonly BoxStatus[];
    readonly department?: string | null;
  },
): Promise<readonly string[]> {
  const by = { actor: "OPERATOR", actorId: null, reason: null, now: services.clock() } as const;
  const { cid, through = ["COLLECTING", "STORED"], department = null } = options;
  return inTransaction(services.db, async (tx) => {
    const { company_id: companyId } = await lockContract(tx, cid);
    const order = { companyId, cid, department, count: options.count, by };
    let boxes = await makeBoxes(tx, services, order);
    for (const to of through) boxes = await changeBoxes(tx, boxes, { ...by, to });
    return boxes.map(({ id }) => id);
  });
}

export const visit = {
  place: contractRequest.place,
  appointment: { date: "2026-12-10", time: "09:00" },
} as const;
