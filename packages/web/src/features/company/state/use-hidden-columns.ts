import { useState } from "react";
import * as z from "zod/mini";
import { HIDDEN_AT_FIRST } from "../components/box-columns.tsx";
import { storedValue } from "../../../shared/browser/stored-value.ts";

/** Kept with the device: a narrow screen leaves out other columns than a wide one. */
const kept = storedValue("company_box_columns_hidden", z.array(z.string()));

/** Columns of the boxes that this device leaves out, and how one is left out or shown again. */
export function useHiddenColumns() {
  const [hidden, setHidden] = useState<readonly string[]>(() => kept.get() ?? HIDDEN_AT_FIRST);
  return {
    hidden,
    show: (column: string, isShown: boolean) => {
      const next = hidden.filter((key) => key !== column);
      if (!isShown) next.push(column);
      setHidden(next);
      kept.set(next);
    },
  };
}
