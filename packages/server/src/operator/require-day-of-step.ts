import { formatKoreanDate, todayInSeoul } from "@damadum/domain";
import { z } from "zod";
import type { Services } from "../services.ts";
import { OperatorError } from "./operator-error.ts";

/** The option that lets a step be taken before the day on which it can really happen. */
export const earlyOption = {
  flags: { "--early": "약속한 날보다 먼저 옮겨요" },
  schema: { early: z.boolean().default(false) },
} as const;

/** Refuses a step before its day, which is most often another order's or a slip of the hand. */
export function requireDayOfStep(
  { clock }: Pick<Services, "clock">,
  { day, early }: { readonly day: string | null; readonly early: boolean },
): void {
  if (early || day === null || day <= todayInSeoul(clock())) return;
  throw new OperatorError(
    `${formatKoreanDate(day)}부터 할 수 있는 일이에요. 정말 먼저 했으면 --early 를 더해 주세요.`,
  );
}
