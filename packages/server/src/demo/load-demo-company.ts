import { addDays, type CompanyDeliveryInput } from "@damadum/domain";
import { inTransaction } from "../db/transaction.ts";
import { issueCompanyInvoice } from "../company/company-billing/issue-company-invoice.ts";
import { findCompanyPayment } from "../company/company-billing/store.ts";
import { listCompanyBoxes } from "../company/company-box/list-company-boxes.ts";
import { updateCompanyBox, type BoxUpdate } from "../company/company-box/update-company-box.ts";
import { acceptCompanyContract } from "../company/company-contract/accept-company-contract.ts";
import { offerCompanyContract } from "../company/company-contract/offer-company-contract.ts";
import { createCompanyContract } from "../company/company-contract/create-company-contract.ts";
import { cancelCompanyWork } from "../company/company-work/cancel-company-work.ts";
import { advanceCompanyWork } from "../company/company-work/advance-company-work.ts";
import { createCompanyDelivery } from "../company/company-work/create-company-delivery.ts";
import { moveCompanyWorkBoxes } from "../company/company-work/move-company-work-boxes.ts";
import { insertCompany, insertCompanyUser } from "../company/company/store.ts";
import { companySubject } from "../company/company/subjects.ts";
import { place } from "./demo-homes.ts";
import { payInDemo, type DemoServices } from "./demo-services.ts";
import type { CompanyUser } from "../company/company/read-company.ts";

const papers = [
  ["회계 증빙", "전표, 영수증, 세금계산서", "경영지원팀"],
  ["인사 기록", "인사 기록 카드, 근로 계약서", "인사팀"],
  ["계약서 원본", "거래처 계약서와 부속 합의서", "법무팀"],
  ["설계 도면", "1층에서 4층 배관과 전기 도면", "시설팀"],
  ["홍보물", "카탈로그, 견본, 행사 사진", "마케팅팀"],
  ["회의록", "이사회와 주주총회 회의록", "경영지원팀"],
] as const;

const DISPOSED: readonly number[] = [3, 4];

/** The demo company's description of a box: papers of several years, a few with a near retention day. */
function demoCompanyBox(index: number, today: string): Required<Omit<BoxUpdate, "memo">> {
  const [name, contents, department] = papers[index % papers.length] ?? papers[0];
  const year = Number(today.slice(0, 4)) - 1 - Math.floor(index / papers.length);
  const daysLeft = DISPOSED.includes(index) ? -10 : index % 8 === 0 ? 7 + index : 200 + index * 45;
  return {
    name: `${year}년 ${name}`,
    contents,
    department,
    retentionUntil: addDays(today, daysLeft),
  };
}

const BOXES = 24;

/** What the demo company pays a month, in won without VAT. */
const MONTHLY = 1_450_000;

const office = place("04769 서울 성동구 왕십리로 83-21", "3층 문서고", [3, "EV"]);

interface DemoCompany extends DemoServices {
  readonly user: CompanyUser;
  readonly operatorId: string;
}

/** Creates contracts, described boxes, work in every state, a paid and an open invoice, all through the verbs. */
export async function loadDemoCompany(
  started: DemoServices,
  people: { readonly userId: string; readonly operatorId: string },
): Promise<void> {
  const { services } = started;
  const { db, clock, ids } = services;
  const { userId, operatorId } = people;
  const companyId = ids.uuid();
  const thisMonth = started.today.slice(0, 7);
  const begunOn = addDays(`${thisMonth}-01`, -10);
  started.at(begunOn);
  await inTransaction(db, async (tx) => {
    const company = {
      id: companyId,
      name: "담아상사",
      registration_number: "000-00-00000",
      representative_name: "오하늘",
      address: office.address,
      business_type: "도매 및 소매업",
      business_item: "사무용품",
    };
    await insertCompany(tx, { ...company, created_at: clock() });
    await insertCompanyUser(tx, {
      user_id: userId,
      company_id: companyId,
      department: "경영지원팀",
      role: "자산 관리",
      created_at: clock(),
    });
  });
  const user = { userId, companyId };
  const demo = { ...started, user, operatorId };
  const cid = await contract(demo, { name: "문서 보관", startDate: begunOn });
  await offerCompanyContract(services, { operatorId, cid, monthlyAmount: MONTHLY, reason: null });
  await acceptCompanyContract(services, { user, cid, monthlyAmount: MONTHLY });
  const boxes = await lastMonth(demo, { cid, begunOn });
  started.at(addDays(started.today, -3));
  const filed = await requestWork(demo, {
    cid,
    cpboxIds: boxes.slice(10, 12),
    kind: "DELIVERY",
    ...visitIn(started.today, 0),
  });
  await confirm(demo, filed);
  started.at(started.today);
  await finish(demo, filed);
  await contract(demo, { name: "지점 문서 보관", startDate: started.today });
  const next = addDays(started.today, 14);
  const offered = await contract(demo, { name: "새 사무실 문서 보관", startDate: next });
  await offerCompanyContract(services, { operatorId, cid: offered, reason: null });
  await worksOfThisMonth(demo, { cid, boxes, month: thisMonth });
}

async function contract(
  { services, user }: DemoCompany,
  { name, startDate }: { readonly name: string; readonly startDate: string },
): Promise<string> {
  const { contract: made } = await createCompanyContract(services, {
    user,
    input: {
      name: `${startDate.slice(0, 4)}년 ${name}`,
      department: "경영지원팀",
      boxCount: 500,
      months: 36,
      startDate,
      place: office,
    },
    idempotencyKey: undefined,
  });
  return made.id;
}

/** Collects the boxes and delivers some of them back; then bills and pays the month. */
async function lastMonth(
  demo: DemoCompany,
  { cid, begunOn }: { readonly cid: string; readonly begunOn: string },
): Promise<readonly string[]> {
  const { services, operatorId } = demo;
  const first = await requestWork(demo, {
    cid,
    kind: "COLLECTION",
    boxCount: BOXES,
    ...visitIn(begunOn, 1),
  });
  await confirm(demo, first);
  demo.at(addDays(begunOn, 1));
  await finish(demo, first);
  const boxes = await describeBoxes(demo, cid);
  const some = { cid, cpboxIds: boxes.slice(0, 3) };
  const back = await requestWork(demo, { ...some, kind: "DELIVERY", ...visitIn(begunOn, 3) });
  await confirm(demo, back);
  demo.at(addDays(begunOn, 3));
  await finish(demo, back);
  await payMonth(demo, begunOn.slice(0, 7));
  const complete = { operatorId, wkId: back, to: "COMPLETE", reason: null } as const;
  await advanceCompanyWork(services, complete);
  return boxes;
}

async function worksOfThisMonth(
  demo: DemoCompany,
  made: { readonly cid: string; readonly boxes: readonly string[]; readonly month: string },
): Promise<void> {
  const { services, operatorId, today } = demo;
  const { cid, boxes, month } = made;
  const some = (from: number, to: number) => ({ cid, cpboxIds: boxes.slice(from, to) });
  const fresh = await requestWork(demo, {
    cid,
    kind: "NEW_BOXES",
    boxCount: 5,
    ...visitIn(today, 5),
  });
  await confirm(demo, fresh);
  await issue(demo, month);
  const disposal = { ...some(3, 5), kind: "DISPOSAL", disposalAgreed: true } as const;
  await confirm(demo, await requestWork(demo, disposal));
  await requestWork(demo, { ...some(5, 9), kind: "DELIVERY", ...visitIn(today, 7) });
  const doubled = await requestWork(demo, {
    ...some(9, 10),
    kind: "DELIVERY",
    ...visitIn(today, 6),
  });
  await cancelCompanyWork(services, {
    operatorId,
    wkId: doubled,
    reason: null,
    message: "같은 박스를 두 번 신청해서 하나를 취소했어요.",
  });
}

const visitIn = (today: string, days: number) => ({
  place: office,
  appointment: { date: addDays(today, days), time: "09:00" },
});

async function requestWork(
  { services, user }: DemoCompany,
  input: CompanyDeliveryInput,
): Promise<string> {
  const { work } = await createCompanyDelivery(services, {
    user,
    input,
    idempotencyKey: undefined,
  });
  return work.id;
}

const confirm = ({ services, operatorId }: DemoCompany, wkId: string) =>
  advanceCompanyWork(services, { operatorId, wkId, to: "CONFIRM", reason: null });

/** Moves the boxes of a work to the end of their way, in two steps. */
async function finish({ services, operatorId }: DemoCompany, wkId: string): Promise<void> {
  const step = { operatorId, wkId, early: false, reason: null };
  await moveCompanyWorkBoxes(services, step);
  await moveCompanyWorkBoxes(services, step);
}

async function describeBoxes(
  { services, user: { companyId }, today }: DemoCompany,
  cid: string,
): Promise<readonly string[]> {
  const page = { page: 1, limit: BOXES, cursor: undefined };
  const { items } = await listCompanyBoxes(services, { companyId, cid, ...page });
  for (const [index, { id: cpboxId }] of items.entries()) {
    const update = demoCompanyBox(index, today);
    await updateCompanyBox(services, { cpboxId, companyId, update });
  }
  return items.map(({ id }) => id);
}

const issue = ({ services, operatorId, user: { companyId } }: DemoCompany, month: string) =>
  issueCompanyInvoice(services, { operatorId, companyId, month });

async function payMonth(demo: DemoCompany, month: string): Promise<void> {
  const { cpaymentId } = await issue(demo, month);
  const { amount, title: name } = await findCompanyPayment(demo.services.db, cpaymentId);
  const subject = companySubject.payment(cpaymentId);
  const { userId } = demo.user;
  await payInDemo(demo, { subject, serial: cpaymentId, userId, amount, name });
}
