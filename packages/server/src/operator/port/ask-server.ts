import { request } from "undici";
import { z } from "zod";
import type { CommandResult } from "../command.ts";
import { OperatorError } from "../operator-error.ts";
import type { CommandCall } from "../run-command.ts";
import { readOperatorFile } from "./operator-file.ts";

const shown = z.object({ value: z.union([z.string(), z.number()]), text: z.string() });
const cell = z.union([z.string(), z.number(), z.boolean(), z.null(), shown]);
const row = z.record(z.string(), cell);
const resultSchema: z.ZodType<CommandResult> = z.object({
  message: z.string().optional(),
  facts: row.optional(),
  tables: z
    .array(
      z.object({
        title: z.string().optional(),
        columns: z.record(z.string(), z.string()),
        rows: z.array(row),
      }),
    )
    .optional(),
  file: z.object({ name: z.string(), base64: z.string() }).optional(),
  made: z.string().optional(),
});
const answerSchema = z.union([z.object({ result: resultSchema }), z.object({ error: z.string() })]);

/** Asks the server that has the folder open; null when none does. */
export async function askServer(dataDir: string, call: CommandCall): Promise<CommandResult | null> {
  const address = readOperatorFile(dataDir);
  if (address === null) return null;
  const { url, token } = address;
  const answer = await request(new URL("/commands", url), {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(call),
  }).catch(() => null);
  // Killed without a word: the file outlived its server.
  if (answer === null) return null;
  const content = answerSchema.parse(await answer.body.json());
  if ("error" in content) throw new OperatorError(content.error);
  return content.result;
}
