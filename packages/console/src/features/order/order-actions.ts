import {
  moveStatus,
  storageOrderStatus,
  type StateMachine,
  type Transition,
} from "@damadum/domain";
import type { OperatorCommandResult, OperatorInput } from "@damadum/sdk";

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

/** Whether the serial is of a move; the others are of storage orders. */
export const isMove = (serial: string) => serial.startsWith("MV");

/** The command that shows everything of an order. */
export const showCommandOf = (serial: string) => (isMove(serial) ? "moves-show" : "storage-show");

/** The steps that an operator may take from the order's state, by the domain's table. */
export function stepsOf(serial: string, { facts }: OperatorCommandResult): readonly OrderAction[] {
  const valueOf = (name: string) => String(facts.find(({ label }) => label === name)?.value);
  const status = valueOf("상태");
  const boxes = valueOf("박스").startsWith("우리") ? "WITH" : "WITHOUT";
  const next = isMove(serial)
    ? nextStates(moveStatus, status, boxes)
    : nextStates(storageOrderStatus, status, boxes);
  const name = isMove(serial) ? "moves-advance" : "storage-advance";
  return next.map(({ to, label }) => ({
    label: `다음: ${label}`,
    name,
    input: { serial, to },
  }));
}

function nextStates<S extends string>(
  machine: StateMachine<S>,
  from: string,
  ofBoxes: "WITH" | "WITHOUT",
) {
  const isOurs = ({ from: state, to, by, boxes = ofBoxes }: Transition<S>) =>
    state === from && to !== "CANCEL" && by.includes("OPERATOR") && boxes === ofBoxes;
  const next = new Set(machine.transitions.filter(isOurs).map(({ to }) => to));
  return [...next].map((to) => ({ to, label: machine.states[to].label }));
}

/** Everything else that can be done to an order, by what it concerns. */
export function actionsOf(serial: string): readonly ActionGroup[] {
  const group = isMove(serial) ? "moves" : "storage";
  const act = (label: string, name: string, input: OperatorInput = { serial }) => {
    return { label, name: name.includes("-") ? name : `${group}-${name}`, input };
  };
  const ofMove = isMove(serial);
  return [
    {
      title: "일정과 내용",
      actions: [
        act("날짜 옮기기", "reschedule"),
        ...(ofMove ? [act("내용 고치기", "correct")] : []),
        act("걸음 되돌리기", "undo"),
        act("취소하기", "cancel"),
      ],
    },
    {
      title: "돈",
      actions: [
        act("추가 결제 청하기", "links-create", { order: serial }),
        ...(ofMove
          ? [
              act("받은 돈 적기", "moves-record-payment"),
              act("잔금 깎기", "moves-discount"),
              act("못 받는 잔금 지우기", "moves-write-off"),
            ]
          : []),
      ],
    },
  ];
}
