import {
  formatCount,
  formatWon,
  needsSecondPerson,
  type OperatorDuty,
  type OperatorRole,
} from "@damadum/domain";
import { mapValues } from "es-toolkit";
import type { z } from "zod";
import type { Page } from "../db/read-page.ts";
import { ProblemError, type ProblemErrorCode } from "../http/problem-error.ts";
import type { Services } from "../services.ts";
import { readInput } from "./input/read-input.ts";
import { OperatorError } from "./operator-error.ts";
import { insertRequest, type Sum } from "./second-person/store.ts";

/** The operator who runs the command. */
export interface Operator {
  readonly userId: string;
  readonly username: string;
  readonly role: OperatorRole;
  /** The network address that the command came from; null where the database is. */
  readonly address: string | null;
}

/** A value for scripts with its human-readable text. */
export interface Shown {
  readonly value: string | number;
  readonly text: string;
}
export type Cell = string | number | boolean | null | Shown;
export type Row = Readonly<Record<string, Cell>>;

/** Rows under Korean headings; the columns' order is the order shown. */
export interface Table {
  readonly title?: string | undefined;
  readonly columns: Readonly<Record<string, string>>;
  readonly rows: readonly Row[];
}

/** The heading and the cell of each column, by its key. */
export type Columns<Item> = Readonly<Record<string, readonly [string, (item: Item) => Cell]>>;

/** A table with a row for each item. */
export function tableOf<Item>(items: readonly Item[], columns: Columns<Item>): Table {
  return {
    columns: mapValues(columns, ([heading]) => heading),
    rows: items.map((item) => mapValues(columns, ([, cellOf]) => cellOf(item))),
  };
}

/** A page of a list as a table, which says how much there is and how the next page is asked for. */
export function listOf<Item>(
  { rows, total, next }: Page<Item>,
  columns: Columns<Item>,
): CommandResult {
  const count = `모두 ${formatCount(total)}건 가운데 ${formatCount(rows.length)}건이에요.`;
  return {
    message: next === null ? undefined : `${count} 다음은 --after ${next} 로 봐요.`,
    tables: [tableOf(rows, columns)],
    page: { total, next },
  };
}

/** The result of a command. It may cross to another process as JSON. */
export interface CommandResult {
  readonly message?: string | undefined;
  /** Facts about one thing, by their Korean headings. */
  readonly facts?: Row | undefined;
  readonly tables?: readonly Table[] | undefined;
  /** Of one thing: the commands that its state leaves open; undefined when its state closes none. */
  readonly open?: readonly string[] | undefined;
  /** Of a list: how much there is, and the row after which the next page begins. */
  readonly page?: { readonly total: number; readonly next: string | null } | undefined;
  /** A file to write. */
  readonly file?: { readonly name: string; readonly base64: string } | undefined;
  /** The id of the member that it concerned, for the log of operator actions. */
  readonly concerns?: string | undefined;
  /** Number of what was created, for the log of operator actions. */
  readonly made?: string | undefined;
}

export interface CommandContext {
  readonly services: Services;
  readonly operator: Operator;
  /** Whether somebody else has asked for this command, so that its sum needs nobody more. */
  readonly isSecond: boolean;
  /** What an action of the log is called. */
  readonly nameAction: (words: string) => Promise<string>;
  /** Runs what somebody else has asked for. */
  readonly runAsSecond: (
    words: string,
    input: Readonly<Record<string, unknown>>,
  ) => Promise<CommandResult>;
}

/** A command's description for help and for parsing. */
export interface CommandTexts {
  /** Two words, such as `moves advance`. */
  readonly words: string;
  readonly summary: string;
  /** Its arguments and options, each with its help (`named`, `option`, `flag`). */
  readonly input: z.ZodObject;
  /** Options that name a file on the operator's machine; the command gets its name and content. */
  readonly reads?: readonly string[];
  /** The option or argument that names the output file. */
  readonly writes?: string;
  /** Whether it may change anything; such commands are logged with the operator. */
  readonly changes: boolean;
  /** What it belongs to, unless its group says so. */
  readonly duty?: OperatorDuty;
}

/** One command of `pnpm ops`. */
export interface OperatorCommand extends CommandTexts {
  readonly run: (context: CommandContext, input: unknown) => Promise<CommandResult>;
}

/** A command's own explanation of a problem, if the default message does not say what to do next. */
type Explanation<Input> = string | ((context: CommandContext, input: Input) => Promise<string>);

/** A command before it is known whether it changes anything. */
type Definition<Schema extends z.ZodObject> = Omit<CommandTexts, "changes" | "input"> & {
  readonly input: Schema;
  /** What it gives away; above the set sum it waits for a second person. */
  readonly sumOf?: (services: Services, input: z.output<Schema>) => Promise<Sum>;
  readonly problems?: Readonly<Partial<Record<ProblemErrorCode, Explanation<z.output<Schema>>>>>;
  readonly run: (context: CommandContext, input: z.output<Schema>) => Promise<CommandResult>;
};

/** Defines a command that only reads. */
export const reading = <Schema extends z.ZodObject>(definition: Definition<Schema>) =>
  commandOf({ ...definition, changes: false });

/** Defines a command that may change something. */
export const changing = <Schema extends z.ZodObject>(definition: Definition<Schema>) =>
  commandOf({ ...definition, changes: true });

/** A command whose input is validated before it runs. */
function commandOf<Schema extends z.ZodObject>(
  definition: Definition<Schema> & Pick<CommandTexts, "changes">,
): OperatorCommand {
  const { input: schema, run, sumOf, problems = {}, ...texts } = definition;
  return {
    ...texts,
    input: schema,
    async run(context, rawInput) {
      const input = readInput(schema, rawInput);
      try {
        if (sumOf !== undefined && !context.isSecond) {
          const sum = await sumOf(context.services, input);
          if (needsSecondPerson(sum.amount)) {
            return await askSecond(context, { words: texts.words, input: rawInput, ...sum });
          }
        }
        return await run(context, input);
      } catch (error) {
        const known = error instanceof ProblemError ? problems[error.code] : undefined;
        if (known === undefined) throw error;
        const sentence = typeof known === "string" ? known : await known(context, input);
        throw new OperatorError(sentence, { cause: error });
      }
    },
  };
}

async function askSecond(
  { services: { db, clock, ids }, operator }: CommandContext,
  { words, input, amount, about }: Sum & { readonly words: string; readonly input: unknown },
): Promise<CommandResult> {
  const asked = { id: ids.uuid(), command: words, input: JSON.stringify(input), amount, about };
  const by = { requested_by: operator.userId, requested_at: clock() };
  const id = await insertRequest(db, { ...asked, ...by });
  return {
    message: `${formatWon(amount)}은 큰 금액이라 다른 운영자가 확인해야 해요. 할 일에 올렸어요.`,
    facts: { "확인 번호": id },
    made: id,
  };
}

/** The command's name in the contract. */
export const nameOf = ({ words }: Pick<OperatorCommand, "words">) => words.replaceAll(" ", "-");
