import type { HttpHandler } from "msw";
import { beforeAll, expect, test } from "vitest";

import * as mocks from "../src/mocks/index.ts";
import { seed, timesOf } from "../../../scripts/testing/test-share.ts";
import { answerOf } from "./answer-of.ts";
import { operations } from "./operations.ts";

const ROUNDS = timesOf({ full: 200, share: 40 });
const handlers = new Map<string, unknown>(Object.entries(mocks));

function handlerOf(operationId: string): HttpHandler {
  const name = `get${operationId[0]?.toUpperCase()}${operationId.slice(1)}MockHandler`;
  const make = handlers.get(name);
  if (typeof make !== "function") throw new Error(`No ${name} in src/mocks/index.ts`);
  return make();
}

beforeAll(() => mocks.seedMocks(seed));

test.each(operations)(
  "$operationId: the generated mock follows the contract in every response",
  async (operation) => {
    const handler = handlerOf(operation.operationId);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { status, body } = await answerOf([handler], operation);
      expect(operation.findErrors(status, body), JSON.stringify(body)).toEqual([]);
    }
  },
);

test("the generated mocks return the same data on another day when the seed is the same", () => {
  const draw = () => {
    mocks.seedMocks(7, "2027-03-01");
    return mocks.getGetEstimateResponseMock();
  };
  expect(draw()).toEqual(draw());
});
