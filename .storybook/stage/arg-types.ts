import type { ArgTypesEnhancer, SBType, StrictInputType } from "storybook/internal/types";

/**
 * Gives an optional property (`boolean | undefined`) the control of its type and names its values, because Storybook
 * offers only a JSON editor for unions. React nodes, and what a story or a default fills with a text or number, get a
 * control of that. JSON is offered only for data that a story fills in: functions, refs and elements get no control.
 */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      withPlainControl(argType, initialArgs[name]),
    ]),
  );

const PLAIN_KINDS: readonly unknown[] = ["string", "number", "boolean", "enum"];

function withPlainControl(argType: StrictInputType, value: unknown): StrictInputType {
  if (typeof value === "function") return { ...argType, control: false };
  const own = argType.type;
  const known = own === undefined ? undefined : plainType(own);
  const isOpen = !["function", "symbol", "array", "object", ...PLAIN_KINDS].includes(known?.name);
  const given = isOpen ? (kindOf(value) ?? kindOfDefault(argType)) : undefined;
  const type: SBType | undefined = given === undefined ? known : { ...required(own), name: given };
  const summary = type?.name === "enum" ? type.value.map(String).join(" | ") : wordOf(type);
  const table = { ...argType.table, ...(type !== undefined && { type: { summary } }) };
  const hasControl = PLAIN_KINDS.includes(type?.name) || isPlainData(value);
  return {
    ...argType,
    ...(type !== undefined && { type }),
    table,
    ...(argType.control === undefined && !hasControl && { control: false }),
  };
}

type Kind = "string" | "number" | "boolean";

function kindOf(value: unknown): Kind | undefined {
  const kind = typeof value;
  return kind === "string" || kind === "number" || kind === "boolean" ? kind : undefined;
}

/** The kind of a default, which is known by its source. */
function kindOfDefault({ table }: StrictInputType): Kind | undefined {
  const source: unknown = table?.defaultValue?.summary;
  if (typeof source !== "string") return undefined;
  if (/^(?:true|false)$/.test(source)) return "boolean";
  if (/^["'`]/.test(source)) return "string";
  return /^-?[\d._]+$/.test(source) ? "number" : undefined;
}

/** Whether a value is a list or record that JSON holds whole. */
function isPlainData(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).every(
    (part) =>
      part === undefined || part === null || kindOf(part) !== undefined || isPlainData(part),
  );
}

/** What a reader is told of a type: its name in the source, or its kind. */
function wordOf(type: SBType | undefined): string {
  return type?.name === "other" ? type.value : (type?.name ?? "");
}

/** The type without `undefined` and `null`, if one is left that has a control of its own. */
function plainType(type: SBType): SBType {
  if (type.name === "other") return isDrawn(type) ? { ...type, name: "string" } : type;
  if (type.name !== "union") return type;
  const parts = type.value.filter((part) => !isNothing(part)).map(plainType);
  const names = new Set(parts.map(({ name }) => name));
  if (names.size === 1 && parts[0] !== undefined) return { ...parts[0], ...required(type) };
  const isText = parts.every(({ name }) => name === "string" || name === "number");
  return isText ? { name: "string", ...required(type) } : type;
}

function isNothing(type: SBType): boolean {
  return type.name === "other" && ["undefined", "null"].includes(type.value);
}

function isDrawn(type: SBType): boolean {
  return type.name === "other" && /^(React)?(ReactNode|ReactElement)$/.test(type.value);
}

function required(type: SBType | undefined): Pick<SBType, "required"> {
  return type?.required === undefined ? {} : { required: type.required };
}
