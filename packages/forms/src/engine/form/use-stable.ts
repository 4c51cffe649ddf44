import { deepEquals } from "@rjsf/utils";
import { useState } from "react";

/** The same reference for as long as the value means the same, so that memoised children stay still. */
export function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState(() => value);
  if (stable === value || deepEquals(stable, value)) return stable;
  setStable(() => value);
  return value;
}
