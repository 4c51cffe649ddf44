import { todayInSeoul } from "@damadum/domain";
import { z } from "zod";
import { cursorsOf } from "../../http/cursors.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import { toInstant } from "../../http/instant.ts";
import type { Services } from "../../services.ts";
import { logReading } from "../action-log/log-actions.ts";
import { countWaiting, findWaiting, waitingKinds, type Waiting } from "../lists/waiting.ts";
import { operatorOf } from "../operator-command/routes.ts";
import { stepsOf } from "./step-of.ts";

export const operatorTodoRoutes = (services: Services): HandlersOf<"operator-todo"> => ({
  async listOperatorTodo({ caller, query: { kind, limit, cursor }, address }) {
    const { db, clock } = services;
    const at = { today: todayInSeoul(clock()) };
    const place = cursors.read(cursor);
    const after = place === null ? null : { ...place, since: new Date(place.since) };
    const [found, counts] = await Promise.all([
      findWaiting(db, { ...at, limit: limit + 1, kind, after }),
      countWaiting(db, at),
    ]);
    const operator = operatorOf(caller, address);
    await logReading(services, { operator, action: { command: "todo", input: {} } });
    const { rows: shown, next } = cursors.page(found, limit, ({ since, number }) => {
      return { since: since.getTime(), number };
    });
    const steps = await stepsOf(db, { waiting: shown, role: operator.role });
    const items = steps.flatMap((step, index) => {
      const one = shown[index];
      return one === undefined ? [] : [{ ...toItem(one), step }];
    });
    const ofKind = counts.filter((each) => kind === undefined || each.kind === kind);
    const body = {
      items,
      counts: counts.map(({ kind: of, count }) => {
        return { kind: of, kind_label: waitingKinds[of].label, count };
      }),
      total: ofKind.reduce((sum, { count }) => sum + count, 0),
      next_cursor: next,
    };
    return { status: 200, body };
  },
});

function toItem({ since, ...one }: Waiting) {
  const kindLabel = waitingKinds[one.kind].label;
  return { ...one, kind_label: kindLabel, since: toInstant(since), order: orderOf(one) };
}

/** The order that can be opened: what waits, or what it belongs to. */
function orderOf({ number, about }: { readonly number: string; readonly about: string | null }) {
  return /\b(MV|ST|SD|SF)\d{8}[0-9A-Z]{8}\b/.exec(`${number} ${about ?? ""}`)?.[0] ?? null;
}

const cursors = cursorsOf(
  z.object({ since: z.int().min(0).max(8.64e15), number: z.string().max(100) }),
);
