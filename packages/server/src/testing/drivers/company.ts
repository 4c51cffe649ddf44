import { offerCompanyContract } from "../../company/company-contract/offer-company-contract.ts";
import { newCompany, contractRequest, newActiveContract, newBoxes, visit } from "../companies.ts";
import { newBill, newBillAndCard } from "../company-bills.ts";
import { newPaidOrder } from "../orders.ts";
import { newDestroyedBoxes } from "../destroyed-boxes.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";
import { randomUUID } from "node:crypto";

export const companyDrivers: DriversOf<
  | "company"
  | "company-contract"
  | "company-box"
  | "company-work"
  | "company-billing"
  | "destruction-certificate"
  | "paper"
> = {
  async getCompany(server) {
    const { token } = await newCompany(server);
    return { token };
  },
  async listCompanyContracts(server) {
    const { token } = await newContract(server);
    return { token, query: { page: "1", limit: "20" } };
  },
  async createCompanyContract(server) {
    const { token } = await newCompany(server);
    return { token, headers: { "idempotency-key": randomUUID() }, body: contractRequest };
  },
  getCompanyContract: newContract,
  async acceptCompanyContract(server) {
    const { token, operatorId } = await newCompany(server);
    const { cid } = await server.api.ok("createCompanyContract", { token, body: contractRequest });
    const offer = { operatorId, cid, monthlyAmount: 1_500_000, reason: null };
    await offerCompanyContract(server.services, offer);
    return { token, path: { cid }, body: { monthly_amount: 1_500_000 } };
  },
  async withdrawCompanyContract(server) {
    const { token } = await newCompany(server);
    const { cid } = await server.api.ok("createCompanyContract", { token, body: contractRequest });
    return { token, path: { cid } };
  },
  async listCompanyContractBoxes(server) {
    const { token, path } = await newContract(server);
    await newBoxes(server, { cid: path.cid, count: 1 });
    return { token, path };
  },
  async listCompanyBoxes(server) {
    const { token } = await newStoredBox(server);
    return { token, query: { filter: "STORED", limit: "20" } };
  },
  async countCompanyBoxes(server) {
    const { token } = await newStoredBox(server);
    return { token };
  },
  async listCompanyDepartments(server) {
    const { token } = await newStoredBox(server);
    return { token };
  },
  getCompanyBox: newStoredBox,
  async updateCompanyBoxes(server) {
    const { token } = await newStoredBox(server);
    const { items } = await server.api.ok("listCompanyBoxes", { token });
    const boxes = items.map(({ serial }) => ({ serial, department: "법무팀" }));
    return { token, body: { boxes } };
  },
  updateCompanyBox: async (server) => ({
    ...(await newStoredBox(server)),
    body: { name: "2021년 회계 증빙", retention_until: "2031-12-31" },
  }),
  async listCompanyWorks(server) {
    const { token } = await newWork(server);
    return { token, query: { page: "1", limit: "20" } };
  },
  calculateCompanyDeliveryAmount: newDelivery,
  createCompanyDelivery: async (server) => ({
    ...(await newDelivery(server)),
    headers: { "idempotency-key": randomUUID() },
  }),
  getCompanyWork: newWork,
  withdrawCompanyWork: newWork,
  listCompanyWorkBoxes: newWork,
  async listCompanyPayments(server) {
    const { token } = await newBill(server);
    return { token, query: { page: "1", limit: "20" } };
  },
  async prepareCompanyPayment(server) {
    const { token, cpaymentId } = await newBill(server);
    return { token, path: { cpay_id: cpaymentId }, body: { method: "CARD" } };
  },
  payCompanyPayment: async (server) => {
    const { token, cpaymentId, paymentId } = await newBillAndCard(server);
    return { token, path: { cpay_id: cpaymentId }, body: { payment_id: paymentId } };
  },
  async completeCompanyPayment(server) {
    const { token, merchantUid, impUid } = await paidInWindow(server);
    return { token, body: { imp_uid: impUid, merchant_uid: merchantUid } };
  },
  async setCompanyDefaultPayment(server) {
    const { token, paymentId } = await newBillAndCard(server);
    return { token, body: { payment_id: paymentId } };
  },
  async listCompanyInvoices(server) {
    const { token } = await newBill(server);
    return { token, query: { from: "2026-01", to: "2026-12", status: "ISSUED" } };
  },
  async getCompanyInvoice(server) {
    const { token, invoiceId } = await newBill(server);
    return { token, path: { id: invoiceId } };
  },
  async getDestructionCertificate(server) {
    const { company, wkId } = await newDestroyedBoxes(server);
    return { token: company.token, path: { wk_id: wkId } };
  },
  async downloadDestructionCertificate(server) {
    const { company, wkId } = await newDestroyedBoxes(server);
    return { token: company.token, path: { wk_id: wkId } };
  },
  async downloadPaper(server) {
    const { token, serial } = await newPaidOrder(server);
    return { token, path: { subject: "moves", number: serial, paper: "receipt" } };
  },
  async checkDestructionCertificate(server) {
    const { company, wkId } = await newDestroyedBoxes(server);
    const sent = { token: company.token, path: { wk_id: wkId } };
    const { code } = await server.api.ok("getDestructionCertificate", sent);
    return { path: { code } };
  },
};

async function newContract(server: TestServer) {
  const company = await newCompany(server);
  const cid = await newActiveContract(server, company);
  return { token: company.token, path: { cid } };
}

async function newStoredBox(server: TestServer) {
  const company = await newCompany(server);
  const cid = await newActiveContract(server, company);
  const [id = ""] = await newBoxes(server, { cid, count: 1 });
  return { token: company.token, path: { cpbox_id: id } };
}

async function newDelivery(server: TestServer) {
  const company = await newCompany(server);
  const cid = await newActiveContract(server, company);
  const boxes = await newBoxes(server, { cid, count: 1 });
  const body = { cid, kind: "DELIVERY", cpbox_ids: boxes, ...visit } as const;
  return { token: company.token, body };
}

async function newWork(server: TestServer) {
  const { token, body } = await newDelivery(server);
  const { wk_id: wkId } = await server.api.ok("createCompanyDelivery", { token, body });
  return { token, path: { wk_id: wkId } };
}

async function paidInWindow(server: TestServer) {
  const { token, cpaymentId } = await newBill(server);
  const { merchant_uid: merchantUid } = await server.api.ok("prepareCompanyPayment", {
    token,
    path: { cpay_id: cpaymentId },
    body: { method: "CARD" },
  });
  return { token, merchantUid, impUid: server.provider.pay(merchantUid).impUid };
}
