import { z } from "zod";

/** The option that allows a step before its appointed day. */
export const earlyOption = {
  flags: { "--early": "약속한 날보다 먼저 옮겨요" },
  schema: { early: z.boolean().default(false) },
} as const;
