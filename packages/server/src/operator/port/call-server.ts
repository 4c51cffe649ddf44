import { request } from "undici";
import { z } from "zod";
import type { CommandResult } from "../command.ts";
import { OperatorError } from "../operator-error.ts";
import type { CommandCall } from "../run-command.ts";
import { BODY_LIMIT, readOperatorFile, type OperatorAddress } from "./operator-file.ts";

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
const answerSchema = z.union([
  z.strictObject({ result: resultSchema }),
  z.strictObject({ error: z.string() }),
]);

/** Runs the command on the server that has the folder open; null if there is none, so that nothing was done. */
export async function callServer(
  dataDir: string,
  call: CommandCall,
): Promise<CommandResult | null> {
  const address = readOperatorFile(dataDir);
  if (address === null) return null;
  const body = JSON.stringify(call);
  if (Buffer.byteLength(body) > BODY_LIMIT) {
    throw new OperatorError("파일이 너무 커요. 10MB까지 보낼 수 있어요.");
  }
  let content;
  try {
    content = await send(address, body);
  } catch (cause) {
    // The server was killed, and its file is stale.
    if (isConnectionRefused(cause)) return null;
    // The command may have run before the response was lost, so a retry could run it twice.
    const sentence =
      "서버의 답을 받지 못했어요. 이미 했을 수도 있으니 `pnpm ops operators log` 에서 확인한 뒤 다시 해 주세요.";
    throw new OperatorError(sentence, { cause });
  }
  if ("error" in content) throw new OperatorError(content.error);
  return content.result;
}

async function send({ url, token }: OperatorAddress, body: string) {
  const answer = await request(new URL("/commands", url), {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body,
  });
  return answerSchema.parse(await answer.body.json());
}

function isConnectionRefused(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ECONNREFUSED";
}
