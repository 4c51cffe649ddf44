import { z } from "zod";
import type { Services } from "../services.ts";

/** The operator who asks; a user whose role is OPERATOR. */
export interface Operator {
  readonly userId: string;
  readonly username: string;
}

export type Cell = string | number | boolean | null;
export type Row = Readonly<Record<string, Cell>>;

/** Rows under Korean headings; the columns' order is the order shown. */
export interface Table {
  readonly title?: string | undefined;
  readonly columns: Readonly<Record<string, string>>;
  readonly rows: readonly Row[];
}

/** What a command answers. It crosses to another process as JSON. */
export interface CommandResult {
  readonly message?: string | undefined;
  /** Facts about one thing, by their Korean headings. */
  readonly facts?: Row | undefined;
  readonly tables?: readonly Table[] | undefined;
  /** A file to write. */
  readonly file?: { readonly name: string; readonly base64: string } | undefined;
}

/** What a command is run with. */
export interface CommandContext {
  readonly services: Services;
  readonly operator: Operator;
}

/** What help shows of a command. */
export interface CommandTexts {
  /** Two words, such as `moves advance`. */
  readonly words: string;
  readonly summary: string;
  /** Names of the arguments with their explanations, in order. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Flags as commander reads them, with their explanations. */
  readonly options?: Readonly<Record<string, string>>;
  /** Options that name a file of the operator's machine; the command gets its name and content. */
  readonly reads?: readonly string[];
  /** Whether it may change something: then it is written down who asked for it. */
  readonly changes: boolean;
}

/** One command of `pnpm ops`. */
export interface OperatorCommand extends CommandTexts {
  readonly run: (context: CommandContext, input: unknown) => Promise<CommandResult>;
}

/** A command whose input is checked before it runs. */
export function command<Input>(
  definition: CommandTexts & {
    readonly input: z.ZodType<Input>;
    readonly run: (context: CommandContext, input: Input) => Promise<CommandResult>;
  },
): OperatorCommand {
  const { input: schema, run, ...texts } = definition;
  return { ...texts, run: (context, input) => run(context, schema.parse(input)) };
}

const reasonSchema = z.string().trim().min(1, "이유를 적어 주세요").max(500);

/** The option of every command that changes an order. */
export const reasonOption = {
  flags: { "--reason <이유>": "이유. 기록에 남아요" },
  schema: reasonSchema,
} as const;

/** How many rows a list shows. */
export const limitOption = {
  flags: { "--limit <수>": "몇 줄까지 볼지 (기본 50, 최대 500)" },
  schema: z.coerce.number().int().min(1).max(500).default(50),
} as const;
