import { useEffect, useState } from "react";

let schedule = (change: () => void): void => change();

/** Lets an app choose when what nobody asked for may change the page, such as not while a button is being pressed. */
export function scheduleUnaskedChanges(scheduler: (change: () => void) => void): void {
  schedule = scheduler;
}

/** Makes a change that nobody asked for when the app lets it. */
export function makeUnaskedChange(change: () => void): void {
  schedule(change);
}

/** A value that changes by itself, as it was until the app lets it change. It must be the same object while it is equal. */
export function useSettled<T>(value: T): T {
  const [settled, settle] = useState(() => value);
  useEffect(() => {
    let isLatest = true;
    makeUnaskedChange(() => {
      if (isLatest) settle(() => value);
    });
    return () => {
      isLatest = false;
    };
  }, [value]);
  return settled;
}
