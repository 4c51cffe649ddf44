import type { RegistryFieldsType, RegistryWidgetsType, UiSchema } from "@rjsf/utils";

import type { MessageTable } from "../engine/definition/form-definition.ts";

/** A way of asking that forms share: how fields look, what they say, and the components behind them. */
export type Pattern = {
  readonly uiSchema: UiSchema;
  readonly messages: MessageTable;
  readonly widgets?: RegistryWidgetsType;
  readonly fields?: RegistryFieldsType;
};

/** The messages of a pattern at the place where a form uses it. */
export function messagesUnder(name: string, messages: MessageTable): MessageTable {
  return Object.fromEntries(
    Object.entries(messages).map(([path, texts]) => [`${name}.${path}`, texts]),
  );
}
