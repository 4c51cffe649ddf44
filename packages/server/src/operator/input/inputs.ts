import { kebabCase } from "es-toolkit";
import { z } from "zod";

/** What help and screens say of an input. An option has `takes`: what follows its flag, or nothing. */
interface InputHelp {
  readonly title: string;
  readonly description: string;
  readonly takes?: string;
}

const described = <Schema extends z.ZodType>(schema: Schema, help: InputHelp): Schema =>
  schema.meta({ ...help });

/** The part of a help before a bracket or colon. */
const nameIn = (help: string) => help.split(/ \(|:/)[0] ?? help;

/** An argument; its name is how its help begins, before a bracket or colon. */
export const named = <Schema extends z.ZodType>(help: string, schema: Schema) =>
  described(schema, { title: nameIn(help), description: help });

/** An option that takes a value. Its name is how its help begins, or the value's where that lists codes. */
export function option<Schema extends z.ZodType>(value: string, help: string, schema: Schema) {
  const [start = help] = nameIn(help).split(". ");
  const title = /[A-Z]{2}/.test(start) ? value : start;
  return described(schema, { title, description: help, takes: `<${value}>` });
}

/** An option that is given or not. */
export const flag = (help: string) =>
  described(z.boolean().default(false), { title: help, description: help, takes: "" });

/** A command's inputs as help and screens show them, arguments first: `flag` is null for an argument. */
export function inputsOf({ shape }: z.ZodObject) {
  const inputs = Object.entries(shape).map(([key, schema]) => {
    const { title = key, description = "", takes } = z.globalRegistry.get(schema) ?? {};
    const isOption = typeof takes === "string";
    return {
      key,
      label: title,
      help: description,
      flag: isOption ? `--${kebabCase(key)}` : null,
      takes: isOption ? takes : "",
    };
  });
  return [
    ...inputs.filter((one) => one.flag === null),
    ...inputs.filter((one) => one.flag !== null),
  ];
}

/** The JSON Schema of a command's input, with the help's words. */
export function inputSchemaOf(input: z.ZodObject) {
  const { $schema: _, ...schema } = z.toJSONSchema(input, {
    io: "input",
    unrepresentable: "any",
    override: ({ jsonSchema }) => delete jsonSchema["takes"],
  });
  return schema;
}
