import {
  companyWorkKinds,
  companyWorkStatus,
  moveBalance,
  namedMoveStatus,
  storageOrderTypes,
  type MoveStatus,
} from "@damadum/domain";
import type { Database } from "../../db/tables.ts";
import { moneyOf } from "../../move/estimate/estimate-money.ts";
import { visitedOn } from "../../move/estimate/visited-on.ts";
import { factsOf } from "../../storage/order-state/request-facts.ts";
import { answerFacts } from "../answer-facts.ts";
import type { Shown } from "../command.ts";
import { placeText, stateCell } from "../korean.ts";
import { namedStorageOrder } from "../named-storage-order.ts";
import { nextOfMove, nextOfStorage, nextOfWork } from "../next-steps.ts";

/** A visit to a customer on a day. */
export interface Visit {
  readonly kind: "MOVE" | "STORAGE" | "COMPANY";
  /** Which visit of the order it is. */
  readonly part: "move" | "delivery" | "collection" | "work";
  /** The state to which an operator advances next; null when there is none. */
  readonly next: string | null;
  /** Won to collect at this visit; null when nothing is. */
  readonly balance: number | null;
  readonly time: string | null;
  readonly work: string;
  /** The serial of its order or the id of its work. */
  readonly number: string;
  readonly status: Shown;
  readonly statusLabel: string;
  readonly customer: string | null;
  readonly phone: string | null;
  readonly place: string | null;
  readonly boxes: number | null;
  /** The truck and the people that the price of a move names; null for boxes. */
  readonly truck: { readonly tons: number; readonly people: number } | null;
  /** What a move carries. */
  readonly items: string | null;
  readonly memo: string | null;
}

/** The visit's name among those of its day. */
export const keyOf = ({ number, part }: Pick<Visit, "number" | "part">) => `${number}-${part}`;

/** Every visit of a day, by time: moves, box deliveries and collections, and company works. */
export async function findVisits(db: Database, day: string): Promise<readonly Visit[]> {
  const visits = await Promise.all([
    visitsOfMoves(db, day),
    visitsOfStorage(db, day),
    visitsOfCompanies(db, day),
  ]);
  return visits.flat().toSorted((one, other) => order(one).localeCompare(order(other)));
}

const order = ({ time, number }: Visit) => `${time ?? ""} ${number}`;

const notBooked: readonly MoveStatus[] = ["QUOTED", "WAIT", "CANCEL"];

/** Visits of booked moves, and the collection of the boxes of cancelled ones. */
async function visitsOfMoves(db: Database, day: string): Promise<readonly Visit[]> {
  const moves = await db
    .selectFrom("estimates")
    .leftJoin("users", "users.id", "estimates.user_id")
    .select(["serial", "status", "input", "move_date", "move_time", "price", "boxes_to_collect"])
    .select(["total_amount", "paid_amount", "linked_amount", "written_off_amount"])
    .select(["users.name as customer", "users.phone_number as phone"])
    .where((eb) => eb.or([eb("status", "not in", notBooked), eb("boxes_to_collect", "=", true)]))
    .where(visitedOn(day))
    .execute();
  return moves.flatMap((move) => {
    const { start, destination, useBoxes, boxRental, memo = null } = move.input;
    const rental = useBoxes ? boxRental : undefined;
    const balance = moveBalance(moneyOf(move));
    const named = namedMoveStatus(move.input);
    const shared = {
      kind: "MOVE",
      next: nextOfMove(move.status, useBoxes),
      number: move.serial,
      status: stateCell(named, move.status),
      statusLabel: named.states[move.status].label,
      customer: move.customer,
      phone: move.phone,
      boxes: rental?.boxCount ?? null,
      memo,
      balance: null,
      truck: null,
      items: null,
    } as const;
    const { truck, crewCount } = move.price;
    const at = (part: Visit["part"], work: string, time: string, place: string) => {
      return { ...shared, part, work, time, place };
    };
    const way = `${placeText(start)} → ${placeText(destination)}`;
    if (move.boxes_to_collect) {
      if (rental?.collection.date !== day) return [];
      return [at("collection", "취소한 이사 박스 수거", rental.collection.time, placeText(start))];
    }
    return [
      ...(move.move_date === day
        ? [
            {
              ...at("move", `이사 (${truck}, ${crewCount}명)`, move.move_time, way),
              balance: balance === 0 ? null : balance,
              truck: { tons: Number.parseFloat(truck) || 1, people: crewCount },
              items: answerFacts(move.input).짐,
            },
          ]
        : []),
      ...(rental?.delivery.date === day
        ? [at("delivery", "이사 박스 배송", rental.delivery.time, placeText(start))]
        : []),
      ...(rental?.collection.date === day
        ? [at("collection", "이사 박스 수거", rental.collection.time, placeText(destination))]
        : []),
    ];
  });
}

const legNames = {
  DELIVERY: { label: "배송", part: "delivery" },
  COLLECTION: { label: "수거", part: "collection" },
} as const;

async function visitsOfStorage(db: Database, day: string): Promise<readonly Visit[]> {
  const bookings = await db
    .selectFrom("box_delivery_bookings as booking")
    .innerJoin("storage_orders as order", "order.id", "booking.order_id")
    .innerJoin("users", "users.id", "order.user_id")
    .select(["booking.leg", "booking.time", "order.serial", "order.status", "order.type"])
    .select(["order.request", "order.box_count"])
    .select(["users.name as customer", "users.phone_number as phone"])
    .where("booking.day", "=", day)
    .where("booking.expires_at", "is", null)
    .execute();
  return bookings.map((one) => {
    const { place, memo, legs } = factsOf(one.request);
    const { label, part } = legNames[one.leg];
    const named = namedStorageOrder(one.request);
    return {
      kind: "STORAGE",
      part,
      next: nextOfStorage(one.status, legs),
      balance: null,
      time: one.time,
      work: `${storageOrderTypes[one.type].label} ${label}`,
      number: one.serial,
      status: stateCell(named, one.status),
      statusLabel: named.states[one.status].label,
      customer: one.customer,
      phone: one.phone,
      place: place && placeText(place),
      boxes: one.box_count,
      memo,
      truck: null,
      items: null,
    };
  });
}

async function visitsOfCompanies(db: Database, day: string): Promise<readonly Visit[]> {
  const works = await db
    .selectFrom("company_works as work")
    .innerJoin("companies", "companies.id", "work.company_id")
    .innerJoin("users", "users.id", "work.created_by")
    .select(["work.id", "work.kind", "work.status", "work.box_count", "work.place", "work.memo"])
    .select(["work.appointment_time", "companies.name as company"])
    .select(["users.name as person", "users.phone_number as phone"])
    .where("work.appointment_date", "=", day)
    .where("work.status", "!=", "CANCEL")
    .execute();
  return works.map((one) => ({
    kind: "COMPANY",
    part: "work",
    next: nextOfWork(one.status),
    balance: null,
    time: one.appointment_time,
    work: `기업 ${companyWorkKinds[one.kind].label}`,
    number: one.id,
    status: stateCell(companyWorkStatus, one.status),
    statusLabel: companyWorkStatus.states[one.status].label,
    customer: `${one.company} ${one.person ?? ""}`.trim(),
    phone: one.phone,
    place: one.place && placeText(one.place),
    boxes: one.box_count,
    memo: one.memo,
    truck: null,
    items: null,
  }));
}
