import { todayInSeoul } from "@damadum/domain";
import { useState } from "react";

/** The day in Korea when the screen was opened. */
export function useToday(): string {
  const [today] = useState(() => todayInSeoul(new Date()));
  return today;
}
