import {
  estimatePaper,
  orderPaper,
  paperOfInvoice,
  paperOfMove,
  paperOfStorage,
  personFacts,
  registrationFacts,
  todayInSeoul,
  type Paper,
  type PaperKind,
  type PaperOrder,
  type PaperSubject,
} from "@damadum/domain";
import { getMe } from "../../account/member/read-member.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { getEstimate } from "../../move/estimate/read-estimates.ts";
import { toEstimate } from "../../move/estimate/to-wire.ts";
import type { Services } from "../../services.ts";
import { viewOwnOrder } from "../../storage/order-state/order-view.ts";
import { getStorageContract } from "../../storage/storage-contract/read-storage-contracts.ts";
import { toStorageContract } from "../../storage/storage-contract/to-wire.ts";
import { toStorageOrder } from "../../storage/storage-order/to-wire.ts";
import { getCompanyInvoice } from "../../company/company-billing/read-billing.ts";
import { toCompanyInvoice } from "../../company/company-billing/to-wire.ts";
import { companyOf, getCompany } from "../../company/company/read-company.ts";

interface PaperRequest {
  readonly userId: string;
  readonly subject: PaperSubject;
  /** A serial, or the id of a company's invoice. */
  readonly number: string;
  readonly kind: PaperKind;
}

/** A paper of the caller's order or of their company's bill; throws `not_found` for one that there is not. */
export async function readPaper(services: Services, request: PaperRequest): Promise<Paper> {
  const { userId, number: serial, kind } = request;
  if (kind === "estimate") {
    if (request.subject !== "moves") throw new ProblemError("not_found");
    return estimatePaper(await ownMove(services, { userId, serial }));
  }
  const paper = orderPaper(kind, await orders[request.subject](services, request));
  if (paper === null) throw new ProblemError("not_found");
  return paper;
}

async function ownMove(
  services: Services,
  own: { readonly userId: string; readonly serial: string },
) {
  const view = await getEstimate(services, own);
  return toEstimate(view, { now: services.clock(), visitorKey: null });
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What each subject's papers are about, in the shapes that their pages show as well. */
const orders: Readonly<
  Record<PaperSubject, (services: Services, request: PaperRequest) => Promise<PaperOrder>>
> = {
  async moves(services, { userId, number: serial }) {
    return paperOfMove(await ownMove(services, { userId, serial }), dayOf(services));
  },
  async storage(services, { userId, number: serial }) {
    const now = services.clock();
    const order = toStorageOrder(await viewOwnOrder(services.db, { serial, userId }), now);
    const { user } = await getMe(services, userId);
    const id = order.contract_id;
    const contract =
      id === null
        ? undefined
        : toStorageContract(await getStorageContract(services, { id, userId }), now);
    const buyer = personFacts(user);
    return paperOfStorage(order, { contract, buyer, today: dayOf(services) });
  },
  async invoices(services, { userId, number: id }) {
    const { companyId } = await companyOf(services, { userId });
    if (!UUID.test(id)) throw new ProblemError("not_found");
    const invoice = toCompanyInvoice(await getCompanyInvoice(services, { id, companyId }));
    const { company } = await getCompany(services, { companyId });
    return paperOfInvoice(invoice, { buyer: registrationFacts(company), today: dayOf(services) });
  },
};

const dayOf = ({ clock }: Services) => todayInSeoul(clock());
