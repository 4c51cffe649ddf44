import {
  awaitsPayment,
  canTransition,
  formatCount,
  isMoveVisitMovable,
  isPaymentMethod,
  isStorageVisitMovable,
  isUnloaded,
  moveItemsText,
  moveStatus,
  paidMethods,
  storageOrderStatus,
  type PaidMethod,
} from "@damadum/domain";
import type { EstimateDraft, OperatorInput, OperatorOrder, OperatorStep } from "@damadum/sdk";
import type { CommandCall } from "../../shared/command/command-dialog.tsx";

interface ActionGroup {
  readonly title: string;
  readonly actions: readonly CommandCall[];
  /** Why something that is looked for here is not offered. */
  readonly note?: string | null;
}

const groups = { MOVE: "moves", STORAGE: "storage" } as const;

/** The next step of an order as a press of a command; null when none follows. */
export function nextOf({ kind, serial, next }: OperatorOrder): OperatorStep | null {
  if (next === null) return null;
  const { label, to, may } = next;
  const command = `${groups[kind]}-advance`;
  return { label, command, input: { serial, to }, is_complete: true, may };
}

/** Everything else that the state and the money of an order allow, by what it concerns. */
export function actionsOf(order: OperatorOrder): readonly ActionGroup[] {
  const { kind, serial, can_undo: canUndo, undo_refusal: note } = order;
  const act = (title: string, verb: string, more: Partial<CommandCall> = {}): CommandCall => {
    return { title, name: `${groups[kind]}-${verb}`, input: { serial }, ...more };
  };
  const { canMove, canCancel, canCorrect, balance, isDue } = allowed(order);
  // Who is told and what they are called is known from the order.
  const known = { order: serial, member: undefined, customer: undefined, payment: undefined };
  const extra = { title: "추가 결제 청하기", name: "links-create", input: known, shows: true };
  const all: readonly ActionGroup[] = [
    {
      title: "일정과 내용",
      note,
      actions: [
        ...(canMove ? [act("날짜 옮기기", "reschedule")] : []),
        ...(canCorrect
          ? [act("내용 고치기", "correct", { ...correction(order), shows: true })]
          : []),
        ...(canUndo ? [act("단계 되돌리기", "undo")] : []),
        ...(canCancel ? [act("취소하기", "cancel")] : []),
      ],
    },
    {
      title: "돈 처리",
      actions: [
        ...(canCorrect || order.storage !== null ? [extra] : []),
        ...(isDue
          ? [act("받은 돈 적기", "record-payment", { initial: { amount: formatCount(balance) } })]
          : []),
        ...(balance > 0
          ? [act("잔금 깎기", "discount"), act("못 받는 잔금 지우기", "write-off")]
          : []),
        ...(canCorrect
          ? [{ title: "현금영수증 번호 적기", name: "receipts-name", input: { serial } }]
          : []),
      ],
    },
  ];
  return all.filter(({ actions, note: why }) => actions.length > 0 || why);
}

/** What stands in an order, filled in to be corrected; what changes is read before it does. */
function correction({ move }: OperatorOrder): Partial<CommandCall> {
  const preview = { label: "바뀌는 것 보기", first: { preview: true }, real: { preview: false } };
  if (move === null) return { preview };
  const { start, destination, items } = move.draft;
  const listed = items.map(({ item_id: itemId, count }) => ({ itemId, count }));
  return {
    preview,
    initial: {
      ...placeInput("start", start),
      ...placeInput("destination", destination),
      items: moveItemsText(listed),
    },
  };
}

function placeInput(end: "start" | "destination", place: EstimateDraft["start"]): OperatorInput {
  return {
    [`${end}Floor`]: String(place.floor),
    [`${end}Carriage`]: place.carriage,
    [`${end}Address`]: place.address,
    [`${end}Postcode`]: place.postcode,
    [`${end}Detail`]: place.detail,
  };
}

/** What the order's state and balance leave open to an operator, as the server judges it. */
function allowed({ move, storage }: OperatorOrder) {
  if (move !== null) {
    const { status, balance_amount: balance } = move;
    const isPaid = !awaitsPayment(status);
    return {
      canMove: (["move", "delivery", "collection"] as const).some((visit) =>
        isMoveVisitMovable(visit, status),
      ),
      canCancel: canTransition(moveStatus, status, "CANCEL", "OPERATOR"),
      canCorrect: isPaid && status !== "CANCEL",
      balance: isPaid ? balance : 0,
      isDue: balance > 0 && isUnloaded(status),
    };
  }
  const status = storage?.status ?? "CANCEL";
  return {
    canMove: (["delivery", "collection"] as const).some((visit) =>
      isStorageVisitMovable(visit, status),
    ),
    canCancel: canTransition(storageOrderStatus, status, "CANCEL", "OPERATOR"),
    canCorrect: false,
    balance: 0,
    isDue: false,
  };
}

/** What can be done to each payment that was made, named by its way, day and amount. */
export function paymentActionsOf({ move, storage, payments }: OperatorOrder) {
  const { columns, rows } = payments;
  // Before, the order can be cancelled, by a rule that covers everything paid.
  const isDone = move === null ? storage?.status === "COMPLETE" : isUnloaded(move.status);
  return rows.flatMap((cells) => {
    const cell = (key: string) => cells[columns.findIndex((column) => column.key === key)];
    const number = cell("merchantUid")?.value;
    const method = cell("method")?.value;
    if (typeof number !== "string" || cell("status")?.value !== "PAID") return [];
    const input: OperatorInput = { merchantUid: number };
    const title = ["method", "amount", "paidAt"].map((key) => cell(key)?.text).join(" ");
    const isByHand = isPaidMethod(method) && !isPaymentMethod(method);
    return [
      {
        key: number,
        title,
        actions: [
          // What was paid by a link is only refunded whole, on the link's page.
          ...(isDone && cell("subject")?.value !== "CUSTOM_PAYMENT"
            ? [{ title: "일부 환불하기", name: "refunds-give", input }]
            : []),
          isByHand
            ? { title: "잘못 적은 돈 없애기", name: "payments-withdraw", input }
            : { title: "결제사에 물어보기", name: "payments-check", input },
        ],
      },
    ];
  });
}

const isPaidMethod = (method: unknown): method is PaidMethod =>
  typeof method === "string" && Object.hasOwn(paidMethods, method);
