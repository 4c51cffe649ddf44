import { mayOperate } from "@damadum/domain";
import type { OperatorPlan } from "@damadum/sdk/model";
import type { HandlersOf, OperatorCaller } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { logChange, logReading } from "../action-log/log-actions.ts";
import { operatorOf } from "../operator-command/routes.ts";
import { requireDuty } from "../perform-command.ts";
import { readCrewDay, reportVisit } from "./crew-day.ts";
import { listOrderCrews } from "./crew-notices.ts";
import { assignVisit, makePlan, readPlan } from "./plan.ts";

export const operatorCrewRoutes = (services: Services): HandlersOf<"operator-crew"> => {
  /** Changes the plan as an operator whose role covers orders, in the log. */
  async function change(
    { caller, address }: { readonly caller: OperatorCaller; readonly address: string },
    action: Parameters<typeof logReading>[1]["action"],
    run: () => Promise<OperatorPlan>,
  ) {
    const operator = operatorOf(caller, address);
    await requireDuty(services, operator, { duty: "ORDERS", changes: true, action });
    const { plan } = await logChange(services, { operator, action }, async () => ({
      plan: await run(),
      made: undefined,
    }));
    return { status: 200, body: plan } as const;
  }
  return {
    async getOperatorPlan({ caller, query: { day }, address }) {
      const operator = operatorOf(caller, address);
      const plan = await readPlan(services, day);
      await logReading(services, { operator, action: { command: "plan", input: { day } } });
      // Whoever has the link can report as the crew.
      const mayReport = mayOperate(operator.role, { duty: "ORDERS", changes: true });
      const crews = plan.crews.map((crew) => (mayReport ? crew : { ...crew, link: null }));
      return { status: 200, body: { ...plan, crews } };
    },
    makeOperatorPlan(call) {
      const { day } = call.body;
      const by = { day, operatorId: call.caller.userId };
      return change(call, { command: "plan make", input: { day } }, () => makePlan(services, by));
    },
    assignOperatorVisit(call) {
      const { accepted = false, ...body } = call.body;
      const by = { ...body, accepted, operatorId: call.caller.userId };
      return change(call, { command: "plan assign", input: { ...body, accepted } }, () =>
        assignVisit(services, by),
      );
    },
    async getCrewDay({ path: { key } }) {
      return { status: 200, body: await readCrewDay(services, key) };
    },
    async reportCrewVisit({ path: { key }, body: report }) {
      return { status: 200, body: await reportVisit(services, { key, report }) };
    },
    async listOrderCrews({ caller, path: { serial } }) {
      const own = { serial, userId: caller.userId };
      return { status: 200, body: await listOrderCrews(services, own) };
    },
  };
};
