import { deepEquals } from "@rjsf/utils";
import { useState } from "react";

/** Returns the same reference while the value is deeply equal, so that memoised children do not render again. */
export function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState(() => value);
  if (stable === value || deepEquals(stable, value)) return stable;
  setStable(() => value);
  return value;
}
