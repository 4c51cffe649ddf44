import { useState } from "react";
import * as z from "zod/mini";
import { HIDDEN_BY_DEFAULT } from "./box-columns.tsx";
import { storedValue } from "../../../shared/browser/stored-value.ts";

/** Stored per device, because a narrow screen hides other columns than a wide one. */
const kept = storedValue("company_box_columns_hidden", z.array(z.string()));

/** The columns of boxes that are hidden on this device, with a function to hide or show one. */
export function useHiddenColumns() {
  const [hidden, setHidden] = useState<readonly string[]>(() => kept.get() ?? HIDDEN_BY_DEFAULT);
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
