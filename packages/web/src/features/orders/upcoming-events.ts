import { brand, companyWorkKinds, formatWon } from "@damadum/domain";
import type {
  CompanyWorkSummary,
  EstimateSummary,
  StorageContractSummary,
  StorageOrderSummary,
} from "@damadum/sdk";
import { moveOfSummary, moveViewOf, visitsOf } from "../../shared/order/move-facts.ts";
import { storageViewOf } from "../../shared/order/storage-facts.ts";
import { paths } from "../../shared/paths.ts";

/** A dated event of a member: a visit, a charge or the end of storage. */
export interface UpcomingEvent {
  readonly date: string;
  /** `HH:mm` of a visit; null for a charge or the end of storage. */
  readonly time: string | null;
  readonly title: string;
  readonly href: string;
}

export interface EventSources {
  readonly moves: readonly EstimateSummary[];
  readonly storageOrders: readonly StorageOrderSummary[];
  readonly contracts: readonly StorageContractSummary[];
  readonly companyWorks: readonly CompanyWorkSummary[];
}

const booked: ReadonlySet<string> = new Set(["COMING_UP", "UNDER_WAY"]);

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
  const move = moveOfSummary(order);
  if (!booked.has(moveViewOf(move, today).group)) return [];
  const href = paths.myEstimate.getHref(order.serial);
  return visitsOf(move, today).map(({ date, time, title }) => ({
    date,
    time,
    title: title.replace(`${brand.name} `, ""),
    href,
  }));
}

function eventsOfStorage(order: StorageOrderSummary, today: string): readonly UpcomingEvent[] {
  const { serial, delivery, collection, box_count: count, status } = order;
  if (!booked.has(storageViewOf(order, today).group)) return [];
  const href = paths.myStorageOrder.getHref(serial);
  const isDelivered = status === "BEFORE_COLLECTION" || status === "COLLECTING";
  return [
    ...(delivery && !isDelivered ? [{ ...delivery, title: `박스 ${count}개 받기`, href }] : []),
    ...(collection ? [{ ...collection, title: `박스 ${count}개 수거`, href }] : []),
  ];
}

function eventsOfContract(contract: StorageContractSummary): readonly UpcomingEvent[] {
  const { next_charge: charge, status, end_date: end, stored_box_count: count } = contract;
  if (status === "UNPAID") return [];
  if (charge !== null) {
    const title = `보관료 ${formatWon(charge.amount)} 결제`;
    return [{ date: charge.date, time: null, title, href: paths.myPayment.getHref() }];
  }
  // Without another charge, storage ends by itself unless it is extended or the member agrees to paid months.
  if (status !== "ACTIVE" || end === null) return [];
  const href = paths.myStorageOrder.getHref(contract.order_serial);
  return [{ date: end, time: null, title: `박스 ${count}개 보관 종료`, href }];
}

function eventsOfWork(work: CompanyWorkSummary): readonly UpcomingEvent[] {
  const { kind, appointment, status, wk_id: id, box_count: count } = work;
  if (status === "COMPLETE" || status === "CANCEL" || !appointment) return [];
  return [
    {
      ...appointment,
      title: `기업 ${companyWorkKinds[kind].label} ${count}개`,
      href: paths.companyWork.getHref(id),
    },
  ];
}
