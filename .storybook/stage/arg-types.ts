import type { ArgTypesEnhancer, SBType } from "storybook/internal/types";

/**
 * Gives an optional property (`boolean | undefined`) the control of its type and names its values, because Storybook
 * offers only a JSON editor for unions. React nodes, and what a story fills with a text or number, get a control of
 * that; functions get none.
 */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const given = typeof initialArgs[name];
      if (given === "function") return [name, { ...argType, control: false }];
      const known = argType.type === undefined ? undefined : plainType(argType.type);
      const isOpen = known === undefined || known.name === "other" || known.name === "union";
      const type: SBType | undefined =
        isOpen && (given === "string" || given === "number" || given === "boolean")
          ? { name: given }
          : known;
      if (type === undefined) return [name, argType];
      if (type.name === "function" || (type.name === "other" && type.value.includes("=>")))
        return [name, { ...argType, type, control: false }];
      const summary = type.name === "enum" ? type.value.map(String).join(" | ") : undefined;
      const table = { ...argType.table, type: { summary: summary ?? wordOf(type) } };
      return [name, { ...argType, type, table }];
    }),
  );

/** What a reader is told of a type: its name in the source, or its kind. */
function wordOf(type: SBType): string {
  return type.name === "other" ? type.value : type.name;
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

function required({ required: value }: SBType): Pick<SBType, "required"> {
  return value === undefined ? {} : { required: value };
}
