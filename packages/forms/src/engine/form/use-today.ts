import { todayInSeoul } from "@damadum/domain";
import { useState } from "react";

import type { FormContext } from "../definition/form-definition.ts";

/** Today in Korea: the page's value, or the clock's when the form was mounted. */
export function useToday(context: FormContext): string {
  const [clockDay] = useState(() => todayInSeoul(new Date()));
  return context.today ?? clockDay;
}
