import { getGetHealthMockHandler } from "../../generated/health/health.msw.ts";
import { getGetMoveSpecMockHandler } from "../../generated/spec/spec.msw.ts";
import { moveSpec } from "../fixtures/move-spec.ts";
import { anyones, mockProblem } from "./failing.ts";

export function publicScenarios() {
  return {
    getMoveSpec: anyones(getGetMoveSpecMockHandler, (reply) => ({ catalogue: reply(moveSpec) })),
    getHealth: {
      ok: getGetHealthMockHandler({ status: "ok" }),
      down: mockProblem(getGetHealthMockHandler, "unavailable"),
    },
  };
}
