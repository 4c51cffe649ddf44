import { getGetHealthMockHandler } from "../../generated/health/health.msw.ts";
import { getGetMoveSpecMockHandler } from "../../generated/spec/spec.msw.ts";
import { moveSpec } from "../fixtures/move-spec.ts";
import { failures, mockProblem } from "./failing.ts";

/** Public operations whose responses do not depend on the day. */
export function publicScenarios() {
  return {
    getMoveSpec: {
      catalogue: getGetMoveSpecMockHandler(moveSpec),
      ...failures(getGetMoveSpecMockHandler),
    },
    getHealth: {
      ok: getGetHealthMockHandler({ status: "ok" }),
      down: mockProblem(
        getGetHealthMockHandler,
        503,
        "unavailable",
        "지금은 처리할 수 없어요. 입력한 내용은 그대로 두고 잠시 뒤 다시 시도해 주세요.",
      ),
    },
  };
}
