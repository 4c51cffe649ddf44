import { companyWorkKinds, formatWon } from "@damadum/domain";
import type {
  CompanyWorkSummary,
  EstimateSummary,
  StorageContractSummary,
  StorageOrderSummary,
} from "@damadum/sdk";
import { moveOfSummary, visitsOf } from "../../shared/order/move-facts.ts";
import { storageVisitsAhead } from "../../shared/order/storage-facts.ts";
import { paths } from "../../shared/paths.ts";

/** A dated event of a member: a visit, a charge or the end of storage. */
export interface UpcomingEvent {
  readonly date: string;
  /** `HH:mm` of a visit; null for a charge or the end of storage. */
  readonly time: string | null;
  /** What happens then, as a sentence without its time. */
  readonly says: string;
  /** Where we come; null for a charge or the end of storage. */
  readonly place: string | null;
  readonly href: string;
}

export interface EventSources {
  readonly moves: readonly EstimateSummary[];
  readonly storageOrders: readonly StorageOrderSummary[];
  readonly contracts: readonly StorageContractSummary[];
  readonly companyWorks: readonly CompanyWorkSummary[];
}

const noVisit = { time: null, place: null } as const;

/** Events of moves, storage and company from `today` on, nearest first. */
export function upcomingEvents(sources: EventSources, today: string): readonly UpcomingEvent[] {
  const events = [
    ...sources.moves.flatMap((order) => eventsOfMove(order, today)),
    ...sources.storageOrders.flatMap((order) => eventsOfStorage(order, today)),
    ...sources.contracts.flatMap(eventsOfContract),
    ...sources.companyWorks.flatMap(eventsOfWork),
  ];
  const momentOf = ({ date, time }: UpcomingEvent) => `${date} ${time ?? ""}`;
  return events
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)));
}

function eventsOfMove(order: EstimateSummary, today: string): readonly UpcomingEvent[] {
  const href = paths.myEstimate.getHref(order.serial);
  return visitsOf(moveOfSummary(order), today).map(({ date, time, says, place }) => ({
    date,
    time,
    says,
    place,
    href,
  }));
}

function eventsOfStorage(order: StorageOrderSummary, today: string): readonly UpcomingEvent[] {
  const { serial, box_count: count, place_address: place } = order;
  const href = paths.myStorageOrder.getHref(serial);
  const says = { delivery: "가져다 드려요", collection: "가지러 갈게요" } as const;
  return storageVisitsAhead(order, today).map(({ visit, date, time }) => ({
    date,
    time,
    says: `박스 ${count}개를 ${says[visit]}`,
    place,
    href,
  }));
}

function eventsOfContract(contract: StorageContractSummary): readonly UpcomingEvent[] {
  const { next_charge: charge, status, end_date: end, stored_box_count: count } = contract;
  if (status === "UNPAID") return [];
  if (charge !== null) {
    const says = `보관료 ${formatWon(charge.amount)}을 결제해요`;
    return [{ date: charge.date, ...noVisit, says, href: paths.myPayment.getHref() }];
  }
  // Without another charge, storage ends by itself unless it is extended or the member agrees to paid months.
  if (status !== "ACTIVE" || end === null) return [];
  const href = paths.myStorageOrder.getHref(contract.order_serial);
  return [{ date: end, ...noVisit, says: `박스 ${count}개 보관이 끝나요`, href }];
}

function eventsOfWork(work: CompanyWorkSummary): readonly UpcomingEvent[] {
  const { kind, appointment, status, wk_id: id, box_count: count } = work;
  if (status === "COMPLETE" || status === "CANCEL" || !appointment) return [];
  return [
    {
      ...appointment,
      says: `기업 작업(${companyWorkKinds[kind].label} ${count}개)이 있어요`,
      place: null,
      href: paths.companyWork.getHref(id),
    },
  ];
}
