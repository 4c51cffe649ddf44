import { mayOperate, type OperatorRole } from "@damadum/domain";
import type { OperatorStep } from "@damadum/sdk/model";
import { nameOf } from "../command.ts";
import type { Database } from "../../db/tables.ts";
import { dutyOf, findCommand } from "../commands/commands.ts";
import { waitingKinds, type Waiting } from "../lists/waiting.ts";
import { nextOfMove, stepLabels } from "../next-steps.ts";

/** A step before its command is known. */
interface Step {
  readonly label: string;
  readonly words: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** These ask before they run although their input is complete: a price is agreed, or much money moves. */
const asking = new Set<string>(["contracts offer", "approvals confirm"]);

/** The steps that settle what waits, in the same order, for an operator of a role. */
export async function stepsOf(
  db: Database,
  { waiting, role }: { readonly waiting: readonly Waiting[]; readonly role: OperatorRole },
): Promise<readonly OperatorStep[]> {
  const moves = await movesOf(db, waiting);
  return Promise.all(waiting.map((one) => toWire(stepOf(one, moves.get(one.number)), role)));
}

type MoveRow = Awaited<ReturnType<typeof readMoves>>[number];

function stepOf({ kind, number }: Waiting, move: MoveRow | undefined): Step {
  const { step: label, command: words } = waitingKinds[kind];
  const step = { label, words, input: { [keyOf(words)]: number } };
  switch (kind) {
    case "MOVE_TO_CONFIRM":
    case "STORAGE_TO_CONFIRM":
    case "WORK_TO_CONFIRM":
      return { ...step, input: { ...step.input, to: "CONFIRM" } };
    case "MOVE_PAST":
    case "BOXES_TO_COLLECT":
      return move === undefined ? step : nextStep(move);
    default:
      return step;
  }
}

/** The input of a command that takes the number of what waits. */
function keyOf(words: string): "serial" | "url" | "id" {
  if (/^(?:moves|storage|receipts) /.test(words)) return "serial";
  return words.startsWith("links ") ? "url" : "id";
}

function nextStep({ serial, status, input }: MoveRow): Step {
  const next = nextOfMove(status, input.useBoxes);
  if (next === null)
    return { label: "박스를 가져왔어요", words: "moves collected", input: { serial } };
  const label = stepLabels[next] ?? next;
  return { label, words: "moves advance", input: { serial, to: next } };
}

/** The moves among what waits whose state decides the step. */
async function movesOf(db: Database, waiting: readonly Waiting[]) {
  const serials = waiting.flatMap(({ kind, number }) =>
    kind === "MOVE_PAST" || kind === "BOXES_TO_COLLECT" ? [number] : [],
  );
  const moves = serials.length === 0 ? [] : await readMoves(db, serials);
  return new Map(moves.map((move) => [move.serial, move]));
}

const readMoves = (db: Database, serials: readonly string[]) =>
  db
    .selectFrom("estimates")
    .select(["serial", "status", "input"])
    .where("serial", "in", serials)
    .execute();

async function toWire({ label, words, input }: Step, role: OperatorRole): Promise<OperatorStep> {
  const command = await findCommand(words);
  if (command === undefined) throw new Error(`There is no command ${words}`);
  return {
    label,
    command: nameOf(command),
    input: { ...input },
    is_complete: !asking.has(words) && command.input.safeParse(input).success,
    may: mayOperate(role, {
      duty: dutyOf(command),
      changes: command.changes,
    }),
  };
}
