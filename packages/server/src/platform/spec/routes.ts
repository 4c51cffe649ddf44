import { snakeKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { getMoveSpec } from "./get-move-spec.ts";

export const specRoutes = (services: Services): HandlersOf<"spec"> => ({
  async getMoveSpec() {
    return { status: 200, body: snakeKeys(getMoveSpec(services)) };
  },
});
