import type { RegistryWidgetsType } from "@rjsf/utils";

import { CheckboxWidget } from "./checkbox-widget.tsx";
import { ChoiceWidget } from "./choice-widget.tsx";
import { CounterWidget } from "./counter-widget.tsx";
import { PasswordWidget } from "./password-widget.tsx";
import { TextAreaWidget } from "./text-area-widget.tsx";
import { TextWidget } from "./text-widget.tsx";

/** The widgets that every form can use; patterns add the rest. */
export const widgets: RegistryWidgetsType = {
  checkbox: CheckboxWidget,
  choice: ChoiceWidget,
  counter: CounterWidget,
  password: PasswordWidget,
  text: TextWidget,
  textarea: TextAreaWidget,
};
