import { createHash, randomBytes, randomUUID } from "node:crypto";
import {
  calculateMovePrice,
  checkEstimateInput,
  currentPriceList,
  todayInSeoul,
} from "@damadum/domain";
import type { EstimateDraft } from "@damadum/server/src/generated/operations.ts";
import type { FastifyInstance } from "fastify";
import type { createAuthenticate } from "./authenticate.ts";
import type { Database } from "./database.ts";
import { draftSchema, idempotencySchema, serialSchema } from "./draft-schema.ts";
import type { EstimateRow } from "./rows.ts";
import {
  countRequest,
  findEstimate,
  findHistory,
  findOwnEstimate,
  findPayments,
  insertEstimate,
} from "./statements.ts";
import { toEstimate, toInput } from "./wire.ts";

const VALID_MS = 7 * 86_400_000;
const MOST_IN_AN_HOUR = 60_000_000;
const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Reading an estimate and storing one. */
export function estimateRoutes(
  app: FastifyInstance,
  db: Database,
  authenticate: ReturnType<typeof createAuthenticate>,
): void {
  async function show(row: EstimateRow) {
    return toEstimate(row, await findPayments(db, row.id), await findHistory(db, row.id));
  }

  app.get<{ Params: { serial: string } }>(
    "/api/estimates/:serial",
    { schema: { params: serialSchema } },
    async (request, reply) => {
      const userId = await authenticate(request.headers.authorization);
      if (userId === null) return reply.code(401).send({ code: "no_credentials" });
      const row = await findOwnEstimate(db, request.params.serial, userId);
      return row === undefined ? reply.code(404).send({ code: "not_found" }) : show(row);
    },
  );

  app.post<{ Body: EstimateDraft; Headers: { "idempotency-key": string } }>(
    "/api/estimates",
    { schema: { body: draftSchema, headers: idempotencySchema } },
    async (request, reply) => {
      const userId = await authenticate(request.headers.authorization);
      if (userId === null) return reply.code(401).send({ code: "no_credentials" });
      const input = toInput(request.body);
      const now = new Date();
      const today = todayInSeoul(now);
      const issues = checkEstimateInput(input, today);
      if (issues.length > 0) return reply.code(422).send({ code: "invalid_request", issues });
      const price = calculateMovePrice(input, { priceList: currentPriceList(today) });
      if ((await countRequest(db, userId)) > MOST_IN_AN_HOUR) {
        return reply.code(429).send({ code: "too_many_requests" });
      }
      const content = JSON.stringify(input);
      const id = await insertEstimate(db, {
        id: randomUUID(),
        serial: `MV${today.replaceAll("-", "")}${serialLetters()}`,
        userId,
        input: content,
        price: JSON.stringify(price),
        priceVersion: price.priceVersion,
        moveDate: input.moveDate,
        moveTime: input.moveTime,
        totalAmount: price.totalAmount,
        now: now.toISOString(),
        validUntil: new Date(now.getTime() + VALID_MS).toISOString(),
        idempotencyKey: request.headers["idempotency-key"],
        requestHash: createHash("sha256").update(content).digest("base64url"),
      });
      const row = await findEstimate(db, id);
      if (row === undefined) throw new Error("The estimate was not stored");
      return reply.code(201).send(await show(row));
    },
  );
}

function serialLetters(): string {
  return [...randomBytes(8)].map((byte) => CROCKFORD.charAt(byte % 32)).join("");
}
