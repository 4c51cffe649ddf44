import { businessDayAfter, formatKoreanDay, todayInSeoul } from "@damadum/domain";
import { sql } from "kysely";
import type { Database } from "../../db/tables.ts";

/** Everything that waits for an operator, with the command that settles it and what its press is called. */
export const waitingKinds = {
  OUTSIDE_REFUND: kindOf("결제사에서 환불된 결제", "refunds settle", "처리했어요"),
  SECOND_PERSON: kindOf("확인할 큰 환불·감액", "approvals confirm", "확인하기"),
  DECLINED_EXTRA: kindOf("거절한 추가 결제", "links settle", "정하기"),
  EXPIRED_DEBT: kindOf("못 받은 돈", "links settle", "정하기"),
  MOVE_TO_CONFIRM: kindOf("확정할 이사", "moves advance", "확정하기"),
  MOVE_PAST: kindOf("날짜가 지난 이사", "moves advance", "다음으로"),
  BOXES_TO_COLLECT: kindOf("수거일이 지난 박스", "moves show", "다음으로"),
  STORAGE_TO_CONFIRM: kindOf("확정할 보관 주문", "storage advance", "확정하기"),
  REFUND_TO_SEND: kindOf("직접 돌려줄 환불", "refunds record", "돌려줬어요"),
  RECEIPT_FAILED: kindOf("발급 못 한 현금영수증", "receipts retry", "다시 발급하기"),
  COMPENSATION_TO_SEND: kindOf("보낼 배상금", "compensations record", "보냈어요"),
  DAMAGE_TO_ANSWER: kindOf("답할 파손 신고", "damage accept", "배상하기"),
  CONTRACT_TO_CONFIRM: kindOf("확인할 기업 계약", "contracts offer", "금액 제안하기"),
  WORK_TO_CONFIRM: kindOf("확인할 기업 작업", "works advance", "확정하기"),
  NOTICE_DEAD: kindOf("보내지 못한 알림", "notices retry", "다시 보내기"),
} as const;

function kindOf(label: string, command: string, step: string) {
  return { label, command, step };
}

/** One kind of what waits. */
export type WaitingKind = keyof typeof waitingKinds;

/** One thing that waits. */
export interface Waiting {
  readonly kind: WaitingKind;
  /** The number that the command takes. */
  readonly number: string;
  /** What it belongs to: an order, a box or a company; of an order, whose it is and when. */
  readonly about: string | null;
  readonly amount: number | null;
  readonly since: Date;
}

interface At {
  readonly today: string;
}

/** What waits for an operator, the oldest first, after the last one of a page. */
export async function findWaiting(
  db: Database,
  page: At & {
    readonly limit: number;
    readonly kind?: WaitingKind | undefined;
    readonly after?: { readonly since: Date; readonly number: string } | null;
  },
): Promise<readonly Waiting[]> {
  const { limit, kind = null, after = null } = page;
  const { rows } = await sql<Waiting>`
    select * from (${everything(page)}) waiting
    where (${kind}::text is null or kind = ${kind}::text)
      and (${after?.since ?? null}::timestamptz is null
        or (since, number collate "C") > (${after?.since ?? null}::timestamptz, ${after?.number ?? null}::text))
    order by since, number collate "C" limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, about: withLastDay(row) }));
}

/** Business days within which a report of damage is answered, as its terms promise. */
const ANSWER_DAYS = 10;

function withLastDay({ kind, about, since }: Waiting): string | null {
  if (kind !== "DAMAGE_TO_ANSWER") return about;
  const last = businessDayAfter(todayInSeoul(since), ANSWER_DAYS);
  return `${about ?? ""} · ${formatKoreanDay(last)}까지`;
}

/** How much of each kind waits; kinds of which nothing waits are not among them. */
export async function countWaiting(db: Database, at: At) {
  const { rows } = await sql<{ readonly kind: WaitingKind; readonly count: number }>`
    select kind, count(*)::int as count from (${everything(at)}) waiting
    group by kind order by min(since)`.execute(db);
  return rows;
}

const dayText = (day: ReturnType<typeof sql>) => sql`to_char(${day}, 'FMMM"월" FMDD"일"')`;

/** Whose move it is, and when. */
const ofMove = sql`concat_ws(' · ', (select name from users where users.id = user_id),
  ${dayText(sql`move_date`)})`;

/** Whose storage order it is, and when we first come. */
const ofStorage = sql`concat_ws(' · ', (select name from users where users.id = user_id),
  ${dayText(sql`(select min(day) from box_delivery_bookings where order_id = storage_orders.id)`)})`;

/** Whose box or move it is. */
const ofDamaged = sql`concat_ws(' · ',
  (select name from users where users.id = coalesce(report.user_id, estimates.user_id)),
  coalesce(boxes.serial, estimates.serial))`;

/** Refunds with their payments, and the order, contract or invoice that was paid, also by a link for its balance. */
const refundsWithOrder = sql`refunds join payments on payments.id = refunds.payment_id
  left join custom_payments custom on custom.id = payments.subject_id
  left join estimates on estimates.id = coalesce(custom.balance_of, payments.subject_id)
  left join storage_orders on storage_orders.id = coalesce(custom.balance_of, payments.subject_id)
  left join storage_charges charge on charge.id = coalesce(custom.balance_of, payments.subject_id)
  left join contract_changes change on change.id = coalesce(custom.balance_of, payments.subject_id)
  left join storage_contracts contract
    on contract.id = coalesce(charge.contract_id, change.contract_id)
  left join company_invoices invoice
    on invoice.cpayment_id = coalesce(custom.balance_of, payments.subject_id)
  left join companies on companies.id = invoice.company_id`;

/** Whose payment it was, and for which order. */
const ofPayment = sql`concat_ws(' · ',
  coalesce(companies.name, custom.customer_name,
    (select name from users where users.id = coalesce(payments.user_id, custom.user_id,
      (select user_id from estimates extra where extra.serial = custom.order_serial),
      (select user_id from storage_orders extra where extra.serial = custom.order_serial)))),
  coalesce(estimates.serial, storage_orders.serial, contract.order_serial, invoice.number,
    custom.order_serial, payments.merchant_uid))`;

/** The links that asked for what went back: of what was paid, or of an extra itself. */
const askedAgain = sql`from custom_payments link
  where (link.balance_of = coalesce(custom.balance_of, payments.subject_id)
      and link.created_at >= refunds.created_at
    or link.id = custom.id and link.status <> 'REFUNDED'
    or custom.balance_of is null and link.order_serial = custom.order_serial
      and link.balance_of is null and link.owed_since >= refunds.created_at)`;

/** Whether what went back was asked for again, by a link or as a month or invoice that is unpaid again, and is settled. */
const isOwedNoMore = sql`charge.status is distinct from 'FAILED'
  and (invoice.status is null or invoice.status not in ('ISSUED', 'OVERDUE'))
  and (charge.id is not null or invoice.id is not null or exists (select 1 ${askedAgain}))
  and not exists (select 1 ${askedAgain} and (link.status in ('QUOTED', 'WAIT')
    or link.status in ('DECLINED', 'EXPIRED') and link.settled_at is null))`;

const everything = ({ today }: At) => sql`
    select 'OUTSIDE_REFUND' as kind, refunds.id::text as number, ${ofPayment} as about,
        refunds.amount, refunds.created_at as since
      from ${refundsWithOrder}
      where refunds.kind = 'OUTSIDE_REFUND' and refunds.settled_at is null
        and not (${isOwedNoMore})
    union all select 'SECOND_PERSON', id::text, about, amount, requested_at from operator_requests
      where status = 'WAITING'
    union all select 'DECLINED_EXTRA', custom.url, custom.order_serial, custom.amount, max(change.at)
      from custom_payments custom join status_history change on change.subject_id = custom.id
        and change.subject_kind = 'CUSTOM_PAYMENT' and change.to_status = 'DECLINED'
      where custom.status = 'DECLINED' and custom.settled_at is null
      group by custom.id
    union all select 'EXPIRED_DEBT', custom.url, custom.order_serial, custom.amount, min(change.at)
      from custom_payments custom join status_history change on change.subject_id = custom.id
        and change.subject_kind = 'CUSTOM_PAYMENT' and change.actor = 'SYSTEM'
        and change.from_status in ('QUOTED', 'WAIT', 'REFUNDED')
        and change.to_status in ('QUOTED', 'EXPIRED')
        and change.id > coalesce((select max(asked.id) from status_history asked
          where asked.subject_id = custom.id and asked.subject_kind = 'CUSTOM_PAYMENT'
            and asked.to_status = 'QUOTED' and asked.actor = 'OPERATOR'), 0)
      where custom.settled_at is null and (custom.status = 'EXPIRED'
        or custom.status in ('QUOTED', 'WAIT')
          and (custom.balance_of is not null or custom.owed_since is not null))
        -- A quote owes nothing.
        and not exists (select 1 from estimates where estimates.id = custom.balance_of
          and estimates.status in ('QUOTED', 'WAIT'))
        and not exists (select 1 from storage_orders orders where orders.id = custom.balance_of
          and orders.status in ('QUOTED', 'WAIT'))
      group by custom.id
    union all select 'MOVE_TO_CONFIRM', serial, ${ofMove}, null, created_at from estimates
      where status = 'PAYMENT'
    union all select 'MOVE_PAST', serial, ${ofMove}, null, (move_date::timestamp at time zone 'Asia/Seoul')
      from estimates where status in ('CONFIRM', 'BOX_DEL_BEFORE', 'BOX_DEL_COMPLETE', 'WORKING')
        and move_date < ${today}::date
    union all select 'BOXES_TO_COLLECT', serial, ${ofMove}, null,
        ((input -> 'boxRental' -> 'collection' ->> 'date')::timestamp at time zone 'Asia/Seoul')
      from estimates where (status = 'BOX_COL_REQUEST' or boxes_to_collect)
        and input -> 'boxRental' -> 'collection' ->> 'date' < ${today}::text
    union all select 'STORAGE_TO_CONFIRM', serial, ${ofStorage}, null, created_at from storage_orders
      where status = 'PAYMENT'
    union all select 'REFUND_TO_SEND', refunds.id::text, ${ofPayment}, refunds.amount,
        refunds.created_at
      from ${refundsWithOrder}
      where refunds.status = 'PENDING' and payments.recorded_by is not null
    union all select 'RECEIPT_FAILED', estimates.serial, ${ofMove}, null, receipts.failed_at
      from cash_receipt_orders receipts join estimates on estimates.id = receipts.estimate_id
      where receipts.failed_at is not null
    union all select 'COMPENSATION_TO_SEND', owed.id::text, ${ofDamaged}, owed.amount, owed.created_at
      from compensations owed left join damage_reports report on report.id = owed.damage_report_id
      left join boxes on boxes.id = report.box_id
      left join estimates on estimates.id = coalesce(owed.estimate_id, report.estimate_id)
      where owed.done_at is null
    union all select 'DAMAGE_TO_ANSWER', report.id::text, ${ofDamaged}, null, report.sent_at
      from damage_reports report left join boxes on boxes.id = report.box_id
      left join estimates on estimates.id = report.estimate_id
      where report.status = 'SENT'
    union all select 'CONTRACT_TO_CONFIRM', contract.id::text,
        concat_ws(' · ', companies.name, contract.name), null, contract.created_at
      from company_contracts contract join companies on companies.id = contract.company_id
      where contract.status = 'WAIT'
    union all select 'WORK_TO_CONFIRM', work.id::text,
        concat_ws(' · ', companies.name, ${dayText(sql`work.appointment_date`)}), null, work.created_at
      from company_works work join companies on companies.id = work.company_id
      where work.status = 'WAIT'
    union all select 'NOTICE_DEAD', history_id::text, null, null, created_at from notices
      where status = 'DEAD'`;
