import { forgetDrafts } from "@damadum/forms";
import { forgetStoredValues } from "../stored-value/stored-value.ts";

/** Removes what a person who leaves has typed and begun on this device: the next one may be somebody else. */
export function forgetTraces(): void {
  forgetDrafts();
  forgetStoredValues();
}
