import type { z } from "zod";
import { ProblemError, type ProblemErrorCode } from "../http/problem-error.ts";
import type { Services } from "../services.ts";
import { readInput } from "./input/read-input.ts";
import { OperatorError } from "./operator-error.ts";

/** The operator who asks; a user whose role is OPERATOR. */
export interface Operator {
  readonly userId: string;
  readonly username: string;
}

/** A value for scripts with how a person reads it. */
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

/** What a command answers. It crosses to another process as JSON. */
export interface CommandResult {
  readonly message?: string | undefined;
  /** Facts about one thing, by their Korean headings. */
  readonly facts?: Row | undefined;
  readonly tables?: readonly Table[] | undefined;
  /** A file to write. */
  readonly file?: { readonly name: string; readonly base64: string } | undefined;
  /** The id of the member whom it concerned, for the same record. */
  readonly concerns?: string | undefined;
  /** Number of what was made, for the record of what operators did. */
  readonly made?: string | undefined;
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
  /** Names of the arguments with their explanations, in order; help shows what stands before a bracket. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Flags as commander reads them, with their explanations. */
  readonly options?: Readonly<Record<string, string>>;
  /** Options that name a file of the operator's machine; the command gets its name and content. */
  readonly reads?: readonly string[];
  /** The option or argument that names the file which the answer is written to. */
  readonly writes?: string;
  /** Whether it may change something: then it is written down who asked for it. */
  readonly changes: boolean;
}

/** One command of `pnpm ops`. */
export interface OperatorCommand extends CommandTexts {
  readonly run: (context: CommandContext, input: unknown) => Promise<CommandResult>;
}

/** What a problem means here, where the usual words do not say what to do next. */
type Explanation<Input> = string | ((context: CommandContext, input: Input) => Promise<string>);

/** A command whose input is checked before it runs. */
export function command<Input>(
  definition: CommandTexts & {
    readonly input: z.ZodType<Input>;
    readonly problems?: Readonly<Partial<Record<ProblemErrorCode, Explanation<Input>>>>;
    readonly run: (context: CommandContext, input: Input) => Promise<CommandResult>;
  },
): OperatorCommand {
  const { input: schema, run, problems = {}, ...texts } = definition;
  return {
    ...texts,
    async run(context, rawInput) {
      const input = readInput(schema, rawInput, texts);
      try {
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
