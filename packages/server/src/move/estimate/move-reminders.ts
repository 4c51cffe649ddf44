import { addDays, daysBetween, formatWon, moveBalance, type MoveStatus } from "@damadum/domain";
import type { Database } from "../../db/tables.ts";
import { moneyOf } from "./estimate-money.ts";
import { visitedOn } from "./visited-on.ts";
import { boxesText, visitText } from "../../platform/reminder/reminder-text.ts";
import type { NewReminder } from "../../subject/composition.ts";

const booked: readonly MoveStatus[] = [
  "PAYMENT",
  "CONFIRM",
  "BOX_DEL_BEFORE",
  "BOX_DEL_COMPLETE",
  "WORKING_COMPLETE",
  "BOX_COL_REQUEST",
];

/** Tomorrow's moves, and tomorrow's deliveries and collections of their rented boxes. */
export async function findMoveReminders(
  db: Database,
  today: string,
): Promise<readonly NewReminder[]> {
  const day = addDays(today, 1);
  const moves = await db
    .selectFrom("estimates")
    .select(["id", "serial", "user_id", "input", "move_date", "move_time"])
    .select(["status", "total_amount", "paid_amount", "linked_amount", "written_off_amount"])
    .where("status", "in", booked)
    .where("user_id", "is not", null)
    .where(visitedOn(day))
    .execute();
  return moves.flatMap((move) => {
    const { useBoxes, boxRental } = move.input;
    const rental = useBoxes ? boxRental : undefined;
    const visit =
      move.move_date === day
        ? { what: "이사", time: move.move_time }
        : rental?.delivery.date === day
          ? { what: "박스 배송", time: rental.delivery.time }
          : rental?.collection.date === day
            ? { what: "박스 수거", time: rental.collection.time }
            : null;
    if (visit === null || move.user_id === null) return [];
    return [
      {
        kind: "MOVE_VISIT" as const,
        subject_id: move.id,
        user_id: move.user_id,
        variables: {
          번호: move.serial,
          할일: visit.what,
          때: visitText(day, visit.time),
          박스: boxesText(rental?.boxCount ?? 0),
          잔금: formatWon(moveBalance(moneyOf(move))),
        },
      },
    ];
  });
}

const WEEK_DAYS = 7;

/** Completed moves that are not paid in full: the day after, and every week from then on. */
export async function findBalanceReminders(
  db: Database,
  today: string,
): Promise<readonly NewReminder[]> {
  const moves = await db
    .selectFrom("estimates")
    .select(["id", "serial", "user_id", "move_date"])
    .select(["status", "total_amount", "paid_amount", "linked_amount", "written_off_amount"])
    .where("status", "=", "COMPLETE")
    .where("unpaid_amount", ">", 0)
    .where("move_date", "<", today)
    .execute();
  return moves.flatMap((move) => {
    const isDue = daysBetween(move.move_date, today) % WEEK_DAYS === 1;
    if (!isDue || move.user_id === null) return [];
    const money = moneyOf(move);
    return [
      {
        kind: "MOVE_BALANCE" as const,
        subject_id: move.id,
        user_id: move.user_id,
        variables: {
          번호: move.serial,
          총액: formatWon(money.totalAmount),
          낸금액: formatWon(money.paidAmount),
          잔금: formatWon(moveBalance(money)),
        },
      },
    ];
  });
}
