import type { OperatorInput, OperatorOrder } from "@damadum/sdk";

/** A press on the page of an order: a command with what is known of its input. */
export interface OrderAction {
  readonly label: string;
  readonly name: string;
  readonly input: OperatorInput;
}

interface ActionGroup {
  readonly title: string;
  readonly actions: readonly OrderAction[];
}

const groups = { MOVE: "moves", STORAGE: "storage" } as const;

/** The next step of an order as a command; null when none follows. */
export function nextOf({ kind, serial, next }: OperatorOrder): OrderAction | null {
  if (next === null || !next.may) return null;
  return { label: next.label, name: `${groups[kind]}-advance`, input: { serial, to: next.to } };
}

/** Everything else that can be done to an order, by what it concerns. */
export function actionsOf(order: OperatorOrder): readonly ActionGroup[] {
  const { kind, serial, can_undo: canUndo } = order;
  const act = (label: string, verb: string) => {
    return { label, name: `${groups[kind]}-${verb}`, input: { serial } };
  };
  const ofMove = kind === "MOVE";
  return [
    {
      title: "일정과 내용",
      actions: [
        act("날짜 옮기기", "reschedule"),
        ...(ofMove ? [act("내용 고치기", "correct")] : []),
        ...(canUndo ? [act("걸음 되돌리기", "undo")] : []),
        act("취소하기", "cancel"),
      ],
    },
    {
      title: "돈 처리",
      actions: [
        { label: "추가 결제 청하기", name: "links-create", input: { order: serial } },
        ...(ofMove
          ? [
              act("받은 돈 적기", "record-payment"),
              act("잔금 깎기", "discount"),
              act("못 받는 잔금 지우기", "write-off"),
            ]
          : []),
      ],
    },
  ];
}

/** What can be done to each payment of an order, which the table names by its number. */
export function paymentActionsOf({ payments: { columns, rows } }: OperatorOrder) {
  const at = columns.findIndex(({ key }) => key === "merchantUid");
  return rows.flatMap((cells) => {
    const number = cells[at]?.value;
    if (typeof number !== "string") return [];
    const input = { merchantUid: number };
    return [
      {
        title: number,
        actions: [
          { label: "일부 환불하기", name: "refunds-give", input },
          { label: "결제사에 물어보기", name: "payments-check", input },
          { label: "잘못 적은 돈 없애기", name: "payments-withdraw", input },
        ],
      },
    ] satisfies ActionGroup[];
  });
}
