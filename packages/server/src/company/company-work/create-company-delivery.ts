import {
  companyWorkStatus,
  type CompanyDeliveryInput,
  type CompanyDeliveryPrice,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { claimKey } from "../../subject/claim-key.ts";
import { writeHistory } from "../../subject/history.ts";
import { lockCompany } from "../company/lock-company.ts";
import { companySubject } from "../company/subjects.ts";
import { chosenVisit, requireOpenTimes } from "../../platform/schedule/require-open-times.ts";
import { priceCompanyDelivery, requireValidDelivery } from "./price-company-delivery.ts";
import { insertWork } from "./store.ts";
import { insertWorkBoxes } from "./work-box-store.ts";
import { getCompanyWork, type WorkView } from "./read-company-works.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { bookBoxDeliveries } from "../../platform/schedule/book-box-deliveries.ts";
import type { CompanyUser } from "../company/read-company.ts";

type Needs = Pick<Services, "db" | "clock" | "ids" | "limits" | "boxDeliveryCapacity">;

interface NewDelivery {
  readonly user: CompanyUser;
  readonly input: CompanyDeliveryInput;
  readonly idempotencyKey: string | undefined;
}

/** Stores a company's request with its price frozen, for the operator to confirm. */
export async function createCompanyDelivery(
  services: Needs,
  request: NewDelivery,
): Promise<WorkView> {
  const { db, clock, limits } = services;
  const { user, input } = request;
  requireValidDelivery(input, clock());
  requireOpenTimes(chosenVisit("appointment", input.appointment), clock());
  await limits.consume("companyRequestOfMember", user.userId);
  const wkId = await inTransaction(db, (tx) => createOrFind(tx, services, request));
  return getCompanyWork(services, { wkId, companyId: user.companyId });
}

async function createOrFind(tx: Tx, services: Needs, params: NewDelivery): Promise<string> {
  const { user, input, idempotencyKey: key } = params;
  const { userId, companyId } = user;
  await lockCompany(tx, companyId);
  const wkId = services.ids.uuid();
  const now = services.clock();
  const request = { owner: userId, operation: "createCompanyDelivery", key, content: input };
  const earlier = await claimKey(tx, request, { subjectId: wkId, now });
  if (earlier !== null) return earlier;
  const { price, boxCount, boxes } = await priceCompanyDelivery(tx, { companyId, input, now });
  await insertWork(tx, {
    id: wkId,
    company_id: companyId,
    contract_id: input.cid,
    kind: input.kind,
    status: companyWorkStatus.initial,
    box_count: boxCount,
    makes_boxes: input.cpboxIds === undefined,
    place: input.place === undefined ? null : JSON.stringify(input.place),
    appointment_date: input.appointment?.date ?? null,
    appointment_time: input.appointment?.time ?? null,
    price: JSON.stringify(price),
    price_version: price.priceVersion,
    total_amount: price.totalAmount,
    vat_amount: price.vatAmount,
    memo: input.memo ?? null,
    created_by: userId,
    created_at: now,
  });
  await insertWorkBoxes(tx, wkId, boxes);
  await bookWorkVisit(tx, services, { wkId, userId, input });
  await writeHistory(tx, {
    subject: companySubject.work(wkId),
    from: null,
    to: companyWorkStatus.initial,
    actor: "COMPANY",
    actorId: userId,
    reason: null,
    now,
  });
  return wkId;
}

/** Books the visit of a company's work among those of members, for good; throws slot_full when no van is free. */
async function bookWorkVisit(
  tx: Tx,
  { boxDeliveryCapacity: capacity, clock }: Pick<Services, "boxDeliveryCapacity" | "clock">,
  work: {
    readonly wkId: string;
    readonly userId: string;
    readonly input: Pick<CompanyDeliveryInput, "kind" | "appointment">;
  },
): Promise<void> {
  const { kind, appointment } = work.input;
  if (appointment === undefined) return;
  const leg = kind === "COLLECTION" ? "COLLECTION" : "DELIVERY";
  const full = await bookBoxDeliveries(tx, {
    orderId: work.wkId,
    userId: work.userId,
    times: [{ leg, day: appointment.date, time: appointment.time }],
    until: null,
    capacity,
    now: clock(),
  });
  if (full !== null) throw new ProblemError("slot_full");
}

/** The price of a work before a company requests it; throws exactly when the request would. */
export async function calculateCompanyDeliveryAmount(
  { db, clock }: Pick<Services, "db" | "clock">,
  { companyId, input }: { readonly companyId: string; readonly input: CompanyDeliveryInput },
): Promise<CompanyDeliveryPrice> {
  const now = clock();
  requireValidDelivery(input, now);
  const { price } = await priceCompanyDelivery(db, { companyId, input, now });
  return price;
}
