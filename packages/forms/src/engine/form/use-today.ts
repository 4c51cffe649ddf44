import { todayInSeoul } from "@damadum/domain";
import { useState } from "react";

import type { FormContext } from "../definition/form-definition.ts";

/** The day it is in Korea: the page's word, or the clock's when the form came up. */
export function useToday(context: FormContext): string {
  const [clockDay] = useState(() => todayInSeoul(new Date()));
  return context.today ?? clockDay;
}
