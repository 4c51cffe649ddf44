import { z } from "zod";

/** The option that lets a step be taken before the day on which it can really happen. */
export const earlyOption = {
  flags: { "--early": "약속한 날보다 먼저 옮겨요" },
  schema: { early: z.boolean().default(false) },
} as const;
