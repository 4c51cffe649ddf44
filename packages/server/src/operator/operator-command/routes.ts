import type { operatorRoles } from "@damadum/domain";
import { mayOperate, type OperatorRole } from "@damadum/domain";
import type { HandlersOf, OperatorCaller } from "../../http/handlers.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { nameOf, type Operator, type OperatorCommand } from "../command.ts";
import { allCommands, dutyOf } from "../commands/commands.ts";
import { inputSchemaOf, inputsOf } from "../input/inputs.ts";
import { OperatorError } from "../operator-error.ts";
import { performCommand } from "../perform-command.ts";
import { wireResult } from "../wire-result.ts";

export const operatorCommandRoutes = (services: Services): HandlersOf<"operator-command"> => ({
  async listOperatorCommands({ caller }) {
    const commands = (await allCommands()).map(({ command, group }) => {
      const { name, summary } = group;
      return { ...wireCommand(command, caller), group: name, group_label: summary };
    });
    return { status: 200, body: { commands } };
  },
  async runOperatorCommand({ caller, path, body, address }) {
    const operator = operatorOf(caller, address);
    const found = (await allCommands()).find(({ command }) => nameOf(command) === path.name);
    if (found === undefined) throw new ProblemError("not_found");
    const { command } = found;
    try {
      const result = await performCommand(services, operator, { command, input: body.input });
      return { status: 200, body: wireResult(result), readsOnly: !command.changes };
    } catch (error) {
      throw error instanceof OperatorError ? toProblem(error, command) : error;
    }
  },
});

/** The operator of a request. */
export function operatorOf({ userId, username, operatorRole }: OperatorCaller, address: string) {
  return { userId, username, role: operatorRole, address } satisfies Operator;
}

/** The problem behind a command's sentence, which replaces the usual one; invalid input has none. */
function toProblem(error: OperatorError, command: OperatorCommand): ProblemError {
  const { cause } = error;
  const reason = screenText(error.message, command);
  const code = cause instanceof ProblemError ? cause.code : "validation_failed";
  return new ProblemError(code, { reason, cause: error });
}

/** A command's sentence in the words of a screen: its flags are named as their fields. */
export function screenText(sentence: string, command: OperatorCommand): string {
  const fields = fieldsOf(command);
  return sentence
    .replaceAll(flagText, (text, flag: string, particle?: string) => {
      const field = fields.find((each) => each.flag === flag);
      return field === undefined ? text : `‘${field.label}’ 칸${afterKan(particle)}`;
    })
    .replaceAll(" 칸을 더해", " 칸을 골라")
    .replaceAll(/^(\w+): /gm, (text, key: string) => {
      const field = fields.find((each) => each.key === key);
      return field === undefined ? text : `${field.label}: `;
    });
}

/** A flag with the particle that follows it. */
const flagText = /(--[a-z][a-z-]*)(?: (을|를|이|가|은|는|으로|로|이나|나|에|의)(?=[\s.,만는]))?/g;

/** The particle as it follows 칸, which ends in a consonant. */
function afterKan(particle = ""): string {
  const forms = new Map([
    ["를", "을"],
    ["가", "이"],
    ["는", "은"],
    ["로", "으로"],
    ["나", "이나"],
  ]);
  return forms.get(particle) ?? particle;
}

function wireCommand(command: OperatorCommand, { operatorRole }: OperatorCaller) {
  const { words, summary, changes } = command;
  const duty = dutyOf(command);
  const may = (role: OperatorRole) => mayOperate(role, { duty, changes });
  return {
    name: nameOf(command),
    words,
    summary,
    changes,
    duty,
    fields: fieldsOf(command),
    roles: roles.filter(may),
    may: may(operatorRole),
    writes: command.writes ?? null,
    input_schema: inputSchemaOf(command.input),
  };
}

const roles = ["CARE", "MONEY", "ADMIN"] as const satisfies readonly (keyof typeof operatorRoles)[];

function fieldsOf({ input, reads = [] }: OperatorCommand) {
  return inputsOf(input).map(({ key, label, help, flag }) => {
    return { key, label, help, flag, is_file: reads.includes(key) };
  });
}
