import type { ArgTypesEnhancer, SBType } from "storybook/internal/types";

/**
 * Gives an optional property (`boolean | undefined`) the control of its type, because Storybook offers only a JSON
 * editor for unions. React nodes get a text control.
 */
export const plainControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.type === undefined ? argType : { ...argType, type: plainType(argType.type) },
    ]),
  );

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
