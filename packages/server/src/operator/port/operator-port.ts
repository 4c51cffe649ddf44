import { randomBytes, timingSafeEqual } from "node:crypto";
import { fastify } from "fastify";
import { hashSecret } from "../../providers/keys.ts";
import type { Services } from "../../services.ts";
import { OperatorError } from "../operator-error.ts";
import { callSchema, runCommand } from "../run-command.ts";
import { BODY_LIMIT, removeOperatorFile, writeOperatorFile } from "./operator-file.ts";

/**
 * Lets the operator's command work on the embedded database while this process has it open. It listens only on
 * this machine, on its own port, and requires the secret in the data folder.
 */
export async function openOperatorPort(
  services: Services,
  dataDir: string,
): Promise<{ close(): Promise<void> }> {
  const token = randomBytes(32).toString("base64url");
  const expected = hashSecret(`Bearer ${token}`);
  const app = fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true });
  app.post("/commands", async (request, reply) => {
    const received = hashSecret(request.headers.authorization ?? "");
    if (!timingSafeEqual(Buffer.from(received), Buffer.from(expected))) {
      return reply.code(401).send({ error: "operator.json 의 token 이 맞지 않아요." });
    }
    const call = callSchema.safeParse(request.body);
    if (!call.success) {
      return reply
        .code(400)
        .send({ error: "명령을 읽을 수 없어요. 같은 판의 pnpm ops 로 다시 해 주세요." });
    }
    try {
      return await reply.send({ result: await runCommand(services, call.data) });
    } catch (error) {
      if (error instanceof OperatorError) return reply.code(422).send({ error: error.message });
      services.log.error({ err: error }, "operator command failed");
      return reply.code(500).send({ error: "명령이 실패했어요. 서버 로그를 확인해 주세요." });
    }
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  writeOperatorFile(dataDir, { url, token });
  return {
    async close() {
      removeOperatorFile(dataDir);
      await app.close();
    },
  };
}
